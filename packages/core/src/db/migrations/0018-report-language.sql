-- The language a report is written in. Reports from before are in English.
alter table analyses add column lang text;
