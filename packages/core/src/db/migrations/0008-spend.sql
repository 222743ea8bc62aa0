-- Money is counted in millionths of a dollar.
alter table counters alter column used type bigint;

-- Whom the calls of an analysis are charged to: keyed hashes, gone with the row. Rows from before share one name.
alter table analyses
  add column payer_visitor bytea not null default '',
  add column payer_network bytea not null default '';

-- What was set aside for a call before it was made; it stands until the real cost is known.
alter table model_calls add column reserved_micro_usd bigint;
