-- A report in which parts are missing: what was written of it stays in piece_readings, so that the rest can be asked for.
alter table analyses add column is_partial boolean not null default false;
