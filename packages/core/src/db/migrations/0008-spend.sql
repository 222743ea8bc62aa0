-- Costs are counted in millionths of a dollar.
alter table counters alter column used type bigint;

-- The quota subjects of an analysis, as keyed hashes that are deleted with the row. Older rows share one name.
alter table analyses
  add column payer_visitor bytea not null default '',
  add column payer_network bytea not null default '';

-- The cost reserved before a call; it counts until the real cost is known.
alter table model_calls add column reserved_micro_usd bigint;
