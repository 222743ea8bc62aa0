-- When each round of scheduled maintenance, which one process runs for all, last started, by the database clock.
create table rounds (
  name text primary key,
  taken_at timestamptz not null default now()
);
