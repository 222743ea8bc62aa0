import { tmpdir } from 'node:os';
import { z } from 'zod';

/** One setting that an operator can set. */
export type Setting = {
  name: string;
  isRequired: boolean;
  /** The default as written in a file; undefined when there is none. */
  standard: string | undefined;
  process: string;
  words: string;
};

/** Read by the start script before any process has its settings. */
export const ROLE: Setting = {
  name: 'ROLE',
  isRequired: false,
  standard: 'all',
  process: 'start',
  words: 'What `pnpm start` runs: `all`, `api`, `worker` (writes analyses), `media` (reads files) or `migrate`.',
};

/** The settings of a schema, in its order, with their descriptions. */
export function listSettings(environment: z.ZodObject): Setting[] {
  return Object.entries(environment.shape as Record<string, z.ZodType>).map(([name, schema]) => {
    const { process, description = '' } = schema.meta() ?? {};
    const unset = schema.safeParse(undefined);
    return {
      name,
      isRequired: !unset.success,
      standard: unset.success ? written(unset.data) : undefined,
      process: typeof process === 'string' ? process : '',
      words: description,
    };
  });
}

export function checkSettings(settings: Setting[]): string[] {
  return settings
    .filter(({ process, words }) => !process || !words)
    .map(({ name }) => `${name}: config.ts does not describe it: .meta(describedFor('api', '...'))`);
}

/** The example must name only existing settings, and every setting without a default. */
export function checkExample(example: string, settings: Setting[]): string[] {
  const named = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  const known = new Set(settings.map(({ name }) => name));
  const missing = settings.filter(({ name, standard }) => standard === undefined && !named.includes(name));
  return [
    ...named.filter((name) => !known.has(name)).map((name) => `.env.example: no setting ${name}`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `.env.example: ${name} stands twice`),
    ...missing.map(({ name }) => `.env.example: ${name} is missing; it has no default`),
  ];
}

const Written = z.array(z.union([z.string(), z.number(), z.boolean()]));

function written(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  // The temporary folder differs between machines.
  return Written.parse([value].flat()).join(',').replace(tmpdir(), '$TMPDIR');
}
