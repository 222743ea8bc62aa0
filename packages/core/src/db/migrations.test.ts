import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findBreakingChange } from './find-breaking-change.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Migrations up to this one were applied before two versions could run side by side. */
const LAST_UNCHECKED = '0015-part-of-call.sql';

test('no migration breaks the previous version', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name > LAST_UNCHECKED);

  const found = await Promise.all(
    files.map(async (name) => ({ name, change: findBreakingChange(await readFile(new URL(name, FOLDER), 'utf8')) })),
  );

  expect(found.filter(({ change }) => change !== undefined)).toEqual([]);
});

test.for([
  'drop table counters;',
  'alter table analyses drop column kind;',
  'ALTER TABLE analyses\n  DROP kind;',
  'alter table analyses rename column kind to form;',
  'alter table analyses rename to reports;',
  'alter table counters alter column used type bigint;',
  'alter table counters alter used set data type bigint;',
  'alter table analyses alter column kind set not null;',
  'alter table analyses add column owner uuid not null;',
  'alter table analyses add column note text, add column owner uuid not null, add column kept text;',
  'alter table analyses alter column kind drop default;',
  'truncate counters;',
])('%s is a breaking change', (migration) => {
  expect(findBreakingChange(migration)).toBeDefined();
});

test.for([
  'create table leases (id uuid primary key, owner text not null);',
  'alter table analyses add column owner uuid;',
  "alter table analyses add column owner bytea not null default '';",
  'alter table analyses alter column kind drop not null;',
  'alter table analyses drop constraint analyses_status_check, add check (status <> $$x$$);',
  'drop index analyses_open;',
  '-- drop table counters\ncreate index counters_used on counters (used);',
  "insert into notes values ('rename everything');",
])('%s is no breaking change', (migration) => {
  expect(findBreakingChange(migration)).toBeUndefined();
});
