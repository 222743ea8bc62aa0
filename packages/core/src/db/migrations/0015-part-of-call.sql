-- Which part of a report a call wrote: several calls of one attempt have the same purpose.
alter table model_calls add column part integer;
