-- What was found in one piece of a long text, kept until the analysis ends and removed with its last write: a second run pays only for what is missing.
create table piece_readings (
  analysis_id uuid not null,
  piece integer not null,
  -- Null when the piece could not be read.
  sealed_reading bytea,
  created_at timestamptz not null default now(),
  primary key (analysis_id, piece)
) partition by range (analysis_id);
