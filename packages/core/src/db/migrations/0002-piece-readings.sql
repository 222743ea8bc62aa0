-- The passages found in one piece of a long text. They are deleted when the analysis ends; until then a second run pays
-- only for the missing pieces.
create table piece_readings (
  analysis_id uuid not null,
  piece integer not null,
  -- Null when the piece could not be read.
  sealed_reading bytea,
  created_at timestamptz not null default now(),
  primary key (analysis_id, piece)
) partition by range (analysis_id);
