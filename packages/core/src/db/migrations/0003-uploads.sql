-- An analysis of a file is first prepared (the file is read and made small), then written.
alter table analyses add column stage text not null default 'write' check (stage in ('prepare', 'write'));
-- `attempt` counts every claim, because it is the epoch of all writes; this is how many of them were for preparing.
alter table analyses add column prepare_attempts integer not null default 0;
-- The folder in storage; null again when it is removed.
alter table analyses add column upload_id uuid;

-- Text taken from a document for the text box: lives as long as the request that waits for it.
create table extractions (
  id uuid primary key,
  status text not null default 'queued' check (status in ('queued', 'done', 'failed')),
  attempts integer not null default 0,
  error_code text,
  worker_key bytea not null,
  created_at timestamptz not null default now()
);
create index extractions_created on extractions (created_at);

-- What a model saw or heard in a file, kept for the session, so that every further analysis of it starts from there.
create table perceptions (
  session_id uuid not null,
  -- Keyed by the session, so that equal files of two visitors leave different traces.
  file_hash bytea not null,
  sense text not null check (sense in ('observation', 'transcript', 'pages')),
  provider text not null,
  sealed_content bytea not null,
  created_at timestamptz not null default now(),
  primary key (session_id, file_hash, sense, provider)
);
create index perceptions_created on perceptions (created_at);
