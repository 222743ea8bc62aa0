/** One safeguard in the code, the edits that remove it, and the test that must then fail. */
export type Guard = {
  promise: string;
  /** The description of the removed safeguard. */
  guard: string;
  /** The source text and its replacement. */
  edits: { file: string; find: string; replace: string }[];
  test: string;
  /** The beginning of the test's title. */
  title: string;
};

/** Removes the limit from everything that counters limit. */
export const uncounted: Guard['edits'][number] = {
  file: 'packages/core/src/db/counters.ts',
  find: '    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)\n',
  replace: '',
};
