-- What else the arbiter noted about a paper slip, as JSON; empty for most slips.
alter table slip add column details varchar(4000);
