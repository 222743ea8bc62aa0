-- The language of a report. Older reports are in English.
alter table analyses add column lang text;
