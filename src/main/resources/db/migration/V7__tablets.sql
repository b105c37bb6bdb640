-- What players' tablets do in a tournament's game, as JSON; null for the usual.
alter table tournament add column tablets varchar(2000);

-- What the server saw of the way of a slip that was not simply in time, as JSON; null for all others: in time, typed
-- by the arbiter, or received before this was kept.
alter table slip add column evidence varchar(4000);
