-- The analysis of a file is first prepared (the file is read and shrunk), then written.
alter table analyses add column stage text not null default 'write' check (stage in ('prepare', 'write'));
-- `attempt` counts every claim, because it is the epoch of all writes; this counts the claims of the `prepare` stage.
alter table analyses add column prepare_attempts integer not null default 0;
-- The upload's folder in storage; null for analyses without a file.
alter table analyses add column upload_id uuid;

-- Text extraction of a document for the text box; the row lives as long as the waiting request.
create table extractions (
  id uuid primary key,
  status text not null default 'queued' check (status in ('queued', 'done', 'failed')),
  attempts integer not null default 0,
  error_code text,
  worker_key bytea not null,
  created_at timestamptz not null default now()
);
create index extractions_created on extractions (created_at);

-- What a model perceived in a file, stored for the session, so that further analyses of the file reuse it.
create table perceptions (
  session_id uuid not null,
  -- Keyed by the session, so that equal files of two visitors have different hashes.
  file_hash bytea not null,
  sense text not null check (sense in ('observation', 'transcript', 'pages')),
  provider text not null,
  sealed_content bytea not null,
  created_at timestamptz not null default now(),
  primary key (session_id, file_hash, sense, provider)
);
create index perceptions_created on perceptions (created_at);
