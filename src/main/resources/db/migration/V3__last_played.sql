-- When a game was last played on this computer; empty for one only brought in from a file.
alter table game add column played_at timestamp(6) with time zone;

update game set played_at = (select max(happened_at) from journal_entry where journal_entry.game_id = game.id);
