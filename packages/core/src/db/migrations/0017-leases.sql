-- Which process works on which row. Half of each page stays empty, so that a renewal never updates the index.
create table leases (
  id uuid primary key,
  epoch integer not null,
  owner text not null,
  lease_until timestamptz not null
) with (fillfactor = 50);

-- Tries and interruptions of an analysis in its current stage, and the earliest time of its next attempt.
alter table analyses add column tries integer not null default 0;
alter table analyses add column interruptions integer not null default 0;
alter table analyses add column not_before timestamptz;
