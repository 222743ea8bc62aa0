-- What an operator has switched off; what has no row is on. The reason is the operator's own note.
create table switches (
  name text primary key check (name ~ '^(provider|framework):[a-z0-9-]{1,40}$'),
  off_since timestamptz not null default now(),
  reason text
);

-- Since when a row waits where it is now, or since when this attempt runs: the age of the oldest says how long a line is.
alter table analyses add column since timestamptz not null default now();
