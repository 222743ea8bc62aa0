-- A reply in the chat is made like an analysis: claimed, streamed, fenced, kept. Its row says which analysis the talk is about.
alter table analyses drop constraint analyses_stage_check;
alter table analyses add constraint analyses_stage_check check (stage in ('prepare', 'write', 'reply'));
alter table analyses add column about_id uuid;
