-- Who works on what. Half of each page stays empty, so that a renewal never touches the index.
create table leases (
  id uuid primary key,
  epoch integer not null,
  owner text not null,
  lease_until timestamptz not null
) with (fillfactor = 50);

-- What counts against an analysis in its present stage, and when it may be begun again.
alter table analyses add column tries integer not null default 0;
alter table analyses add column interruptions integer not null default 0;
alter table analyses add column not_before timestamptz;
