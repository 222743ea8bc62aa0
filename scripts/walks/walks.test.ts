import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyEdit } from './walk.ts';
import { walks } from './walks.ts';

/** The files as the walks before have left them. */
const edited = new Map<string, string>();
const read = (file: string): string => edited.get(file) ?? readFileSync(file, 'utf8');

test.for(walks)('every edit of $page finds its text exactly once', ({ edits, shows }) => {
  const created: string[] = [];
  for (const edit of edits) {
    if ('create' in edit) created.push(edit.file);
    edited.set(edit.file, 'create' in edit ? edit.create : applyEdit(read(edit.file), edit));
  }

  expect(edits.length).toBeGreaterThan(0);
  expect(shows.length).toBeGreaterThan(0);
  expect(created.filter((file) => existsSync(file))).toEqual([]);
});
