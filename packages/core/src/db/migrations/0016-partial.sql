-- A report with missing parts: its finished parts stay in piece_readings, so that the rest can be requested later.
alter table analyses add column is_partial boolean not null default false;
