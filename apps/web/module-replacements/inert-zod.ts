/**
 * Replaces zod in the page's bundle. The page reads paths, labels and limits from the contract; only the server runs
 * its schemas. The real library would add 26 kB and probe `eval`, which the content security policy blocks.
 */
type Inert = { (...parts: unknown[]): Inert; [name: string]: Inert };

const RUNS_A_SCHEMA = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

export const z: Inert = new Proxy((() => z) as unknown as Inert, {
  get(_target, name) {
    if (RUNS_A_SCHEMA.has(String(name))) throw new Error('Contract schemas do not run in the page');
    return z;
  },
});
