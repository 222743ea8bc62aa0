-- Whose mail it is, so that its sender can see what became of it, and when it may be tried again.
alter table share_mails
  add column visitor_hash bytea,
  add column framework text,
  add column not_before timestamptz,
  -- Why a mail that failed was not sent; absent in rows of an older version.
  add column failed_as text check (failed_as in ('refused', 'late', 'revoked'));
create index share_mails_visitor on share_mails (visitor_hash);
