/** One line of defence, how to take it away, and the test that must notice. */
export type Guard = {
  promise: string;
  /** What is taken away, in words. */
  guard: string;
  /** What stands there, and what is put in its place. */
  edits: { file: string; find: string; replace: string }[];
  test: string;
  /** The beginning of its title. */
  title: string;
};

/** Whatever is limited by a count is without its limit then. */
export const uncounted: Guard['edits'][number] = {
  file: 'packages/core/src/db/counters.ts',
  find: '    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)\n',
  replace: '',
};
