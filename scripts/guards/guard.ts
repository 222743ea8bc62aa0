/** A text of the source and what it becomes; without `replace` it is removed. */
export type GuardEdit = { file: string; find: string; replace?: string };

/** One safeguard in the code, the edit that removes it, and the test that must then fail. */
export type GuardRow = GuardEdit & {
  /** The promise and, after a colon, the removed safeguard. */
  guard: string;
  /** A second edit where one alone leaves the safeguard working. */
  also?: GuardEdit;
  /** The file of the test and, after a colon, part of its title; without one the whole file runs. */
  test: string;
};

export type Guard = { promise: string; guard: string; edits: Required<GuardEdit>[]; test: string; title?: string };

/** Removes the limit from everything that counters limit. */
export const uncounted: GuardEdit = {
  file: 'packages/core/src/db/counters.ts',
  find: '    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)\n',
};

export function readGuard({ guard: row, also, test: where, ...edit }: GuardRow): Guard {
  const [, promise = '', guard = ''] = /^(P\d+\.\d+): (.+)$/.exec(row) ?? [];
  const [, test = '', title] = /^([^:]+)(?:: (.+))?$/.exec(where) ?? [];
  const edits = (also ? [edit, also] : [edit]).map(({ file, find, replace = '' }) => ({ file, find, replace }));
  return { promise, guard, edits, test, ...(title && { title }) };
}
