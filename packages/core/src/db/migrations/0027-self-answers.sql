-- What a visitor answered about themselves, sealed with the key of the session: one row a session.
create table self_answers (
  session_id uuid primary key,
  sealed_answers bytea not null,
  saved_at timestamptz not null default now()
);
create index self_answers_saved on self_answers (saved_at);
