-- What is left to remove of a session that is already gone: its key and rows went in the same commit that wrote this.
create table erasures (
  session_id uuid primary key,
  analyses jsonb not null,
  upload_ids uuid[] not null,
  created_at timestamptz not null default now()
);
create index erasures_created on erasures (created_at);
create index perceptions_session on perceptions (session_id);
