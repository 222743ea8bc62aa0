-- When the work that one process does for all was last begun, by the clock of the database.
create table rounds (
  name text primary key,
  taken_at timestamptz not null default now()
);
