-- one arbiter's password for the whole program; the row exists once it is chosen
create table arbiter_password (
    id smallint primary key check (id = 1),
    bcrypt_hash varchar(100) not null,
    chosen_at timestamp(3) with time zone not null
);

-- browsers logged in as arbiter: only the digest of the cookie is kept, so that a copy of the file opens nothing
create table arbiter_session (
    token_sha256 varchar(64) primary key,
    opened_at timestamp(3) with time zone not null
);
