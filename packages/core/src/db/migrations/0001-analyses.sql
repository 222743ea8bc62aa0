-- A visitor's session under one label. The key of its content is stored only in wrapped form.
create table sessions (
  id uuid primary key,
  visitor_hash bytea not null,
  label text not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (visitor_hash, label)
);
create index sessions_last_used on sessions (last_used_at);

-- Ids are UUIDv7, so a range of ids is a range of time: the id alone determines the partition.
create table analyses (
  id uuid primary key,
  session_id uuid not null,
  framework text not null,
  framework_version integer not null,
  provider text not null,
  kind text not null,
  simulated boolean not null default false,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempt integer not null default 0,
  error_code text,
  sealed_input bytea,
  sealed_report bytea,
  worker_key bytea,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
) partition by range (id);
create index analyses_session on analyses (session_id, id);
create index analyses_open on analyses (created_at) where status in ('queued', 'running');

create table messages (
  id uuid primary key,
  session_id uuid not null,
  analysis_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  kind text not null check (kind in ('analysis', 'chat')),
  sealed_content bytea not null,
  created_at timestamptz not null default now()
) partition by range (id);
create index messages_session on messages (session_id, id);

-- One row per model call, written before the call, so that a call interrupted by a crash is still counted.
create table model_calls (
  id uuid primary key,
  analysis_id uuid not null,
  attempt integer not null,
  purpose text not null,
  provider text not null,
  model text,
  input_tokens integer,
  cache_read_tokens integer,
  cache_write_tokens integer,
  output_tokens integer,
  reasoning_tokens integer,
  cost_micro_usd bigint,
  estimated boolean not null default true,
  price_version text,
  first_text_ms integer,
  total_ms integer,
  finish text,
  created_at timestamptz not null default now()
) partition by range (id);
create index model_calls_analysis on model_calls (analysis_id);

create table idempotency_keys (
  session_id uuid not null,
  key text not null,
  request_hash bytea not null,
  analysis_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (session_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
