-- Finished games the arbiter has put in the library, for anybody to play again.
create table published_game (
    game_id bigint primary key references game (id),
    published_at timestamp(6) with time zone not null
);
