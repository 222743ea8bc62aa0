// What package.json, pnpm-workspace.yaml and pnpm-lock.yaml may contain.
import { parse } from 'yaml';
import { z } from 'zod';

const SEVEN_DAYS_IN_MINUTES = 7 * 1_440;

const Exact = z.string().regex(/^\d+\.\d+\.\d+(-[\w.-]+)?$/, {
  error: ({ input }) => `${input} is not an exact version`,
});
const Versions = z.record(z.string(), z.union([Exact, z.enum(['catalog:', 'workspace:*'])])).default({});

/** `package.json`: the dependencies of one of our packages. */
export const Manifest = z.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  peerDependencies: Versions,
});

/**
 * `pnpm-workspace.yaml`: pnpm itself enforces these settings. Any other setting is refused, because some of them
 * (`registry`, `trustLockfile`, `dangerouslyAllowAllBuilds`) switch that off.
 */
export const Workspace = z.strictObject({
  packages: z.array(z.string()),
  catalog: z.record(z.string(), Exact).default({}),
  allowBuilds: z.record(z.string(), z.boolean()).default({}),
  strictDepBuilds: z.literal(true),
  minimumReleaseAge: z.number().min(SEVEN_DAYS_IN_MINUTES, 'is less than 7 days'),
  minimumReleaseAgeStrict: z.literal(true),
  // A bare name would be an exception forever.
  minimumReleaseAgeExclude: z.array(z.string().regex(/.@\d/, 'names no version')).default([]),
  blockExoticSubdeps: z.literal(true),
  verifyDepsBeforeRun: z.literal('warn'),
});

const Resolved = z
  .object({ specifier: z.string(), version: z.string() })
  .refine(({ specifier, version }) => specifier === 'workspace:*' || /^\d/.test(version), 'is not from the registry');
const Direct = z.record(z.string(), Resolved).default({});
const Package = z.object({
  resolution: z.strictObject({ integrity: z.string().regex(/^sha512-[\w+/]{86}==$/, 'is no sha512') }),
});

/**
 * `pnpm-lock.yaml`. An installation compares every hash, but accepts a weak one, a package by address and a link to
 * any folder, if the lockfile has them.
 */
export const Lockfile = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: Direct, devDependencies: Direct, optionalDependencies: Direct }),
  ),
  packages: z.record(z.string().regex(/.@\d[^:/]*$/, 'is not from the registry'), Package),
});

/** One line per fault: the file, where in it, and why. JSON is YAML too. */
export function checkFile<T>(
  file: string,
  schema: z.ZodType<T>,
  text: string,
): { value: T | undefined; faults: string[] } {
  const { data, error } = schema.safeParse(parse(text));
  const faults = (error?.issues ?? []).map((issue) => {
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    return `${[file, ...issue.path].join(' ')}: ${message}`;
  });
  return { value: data, faults };
}
