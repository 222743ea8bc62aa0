-- Calls whose cost is not known yet: a handful at any time, queried every few seconds.
create index model_calls_open on model_calls (created_at) where cost_micro_usd is null;
