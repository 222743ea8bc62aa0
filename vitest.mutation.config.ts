import { defineConfig } from 'vitest/config';

/** The tests of one part, as `pnpm mutate` names them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
