/** A text of the source and what it becomes; without `replace` it is removed. */
export type GuardEdit = { file: string; find: string; replace?: string };

/** One safeguard in the code, the edit that removes it, and the test that must then fail. */
export type Guard = GuardEdit & {
  promise: string;
  /** The description of the removed safeguard. */
  guard: string;
  /** A second edit where one alone leaves the safeguard working. */
  also?: GuardEdit;
  test: string;
  /** Part of the test's title; without one the whole file runs. */
  title?: string;
};

/** Removes the limit from everything that counters limit. */
export const uncounted: GuardEdit = {
  file: 'packages/core/src/db/counters.ts',
  find: '    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)\n',
};

export function editsOf(guard: Guard): Required<GuardEdit>[] {
  const edits = guard.also ? [guard, guard.also] : [guard];
  return edits.map(({ file, find, replace = '' }) => ({ file, find, replace }));
}
