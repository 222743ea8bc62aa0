-- A read-only copy of a report. Only the hash of its token is stored, and its key only wrapped with that token.
create table shares (
  id uuid primary key,
  token_hash bytea not null unique,
  -- The owner, who can revoke it. The share survives the session it was made from.
  visitor_hash bytea not null,
  framework text not null,
  wrapped_key bytea not null,
  sealed_snapshot bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index shares_visitor on shares (visitor_hash);
create index shares_expires on shares (expires_at);

-- One mail to one address. Addresses are stored only as keyed hashes, for a day; the mail is sealed until it is sent.
create table share_mails (
  id uuid primary key,
  share_id uuid not null,
  subject_id text not null,
  recipient_hash bytea not null,
  -- `sending` is set before the first byte leaves: a mail that a crash leaves in this status is never sent again.
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  tries integer not null default 0,
  sealed_mail bytea,
  worker_key bytea,
  created_at timestamptz not null default now()
);
-- The same report goes to the same address only once, unless sending failed.
create unique index share_mails_once on share_mails (subject_id, recipient_hash) where status <> 'failed';
create index share_mails_created on share_mails (created_at);

-- The used amount of a limit in a time window. Names contain hashes only.
create table counters (
  name text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (name, window_start)
);
create index counters_window on counters (window_start);
