-- The report whose material a second opinion reads again: all opinions on one report name the same one.
alter table analyses add column opinion_of uuid;
