-- The report part a call wrote, because several calls of one attempt have the same purpose.
alter table model_calls add column part integer;
