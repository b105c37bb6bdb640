-- How a tournament departs from a normal game of duplicate, as JSON; empty for the normal game.
alter table tournament add column formula varchar(10000);
