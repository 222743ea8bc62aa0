-- What an operator has switched off; everything without a row is on. The reason is the operator's own note.
create table switches (
  name text primary key check (name ~ '^(provider|framework):[a-z0-9-]{1,40}$'),
  off_since timestamptz not null default now(),
  reason text
);

-- Start of the current wait or of the running attempt: the age of the oldest row shows how slow a queue is.
alter table analyses add column since timestamptz not null default now();
