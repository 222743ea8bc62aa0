-- The remains of a cleared session outside Postgres: its key and rows were deleted in the commit that wrote this row.
create table erasures (
  session_id uuid primary key,
  analyses jsonb not null,
  upload_ids uuid[] not null,
  created_at timestamptz not null default now()
);
create index erasures_created on erasures (created_at);
create index perceptions_session on perceptions (session_id);
