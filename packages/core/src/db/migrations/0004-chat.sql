-- A chat reply is processed like an analysis: claimed, streamed, fenced, stored. `about_id` is the discussed analysis.
alter table analyses drop constraint analyses_stage_check;
alter table analyses add constraint analyses_stage_check check (stage in ('prepare', 'write', 'reply'));
alter table analyses add column about_id uuid;
