import { parse } from 'yaml';
import { z } from 'zod';

const Direct = z.record(z.string(), z.object({ specifier: z.string(), version: z.string() })).default({});

const Lockfile = z.object({
  importers: z.record(
    z.string(),
    z.object({ dependencies: Direct, devDependencies: Direct, optionalDependencies: Direct }),
  ),
  packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.unknown()) })),
  snapshots: z.record(z.string(), z.object({ optional: z.boolean().default(false) })),
});
export type Lockfile = z.infer<typeof Lockfile>;

export function readLockfile(text: string): Lockfile {
  return Lockfile.parse(parse(text));
}

export function checkLockfile(lockfile: Lockfile): string[] {
  return [
    ...Object.entries(lockfile.packages).flatMap(([key, { resolution }]) => packageFaults(key, resolution)),
    ...Object.entries(lockfile.importers).flatMap(([importer, groups]) =>
      Object.values(groups)
        .flatMap((group) => Object.entries(group))
        .filter(([, { specifier, version }]) => /^(link|file):/.test(version) && !specifier.startsWith('workspace:'))
        .map(([name]) => `${importer}: ${name} is a link out of the workspace`),
    ),
  ];
}

/** Finds required packages that are not installed; optional ones are for some platforms only. */
export function checkComplete({ snapshots }: Lockfile, installed: { has(name: string): boolean }): string[] {
  return Object.entries(snapshots)
    .filter(([key, { optional }]) => !optional && !installed.has(withoutPeers(key)))
    .map(([key]) => `${withoutPeers(key)}: not installed, so not checked`);
}

/** `name@version` of the third-party packages that our own code needs in production. */
export function directProduction({ importers }: Lockfile): Set<string> {
  const needed = Object.values(importers).flatMap(({ dependencies, optionalDependencies }) => [
    ...Object.entries(dependencies),
    ...Object.entries(optionalDependencies),
  ]);
  return new Set(
    needed
      .filter(([, { specifier }]) => !specifier.startsWith('workspace:'))
      .map(([name, { version }]) => withoutPeers(`${name}@${version}`)),
  );
}

function packageFaults(key: string, { integrity, ...elsewhere }: Record<string, unknown>): string[] {
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(String(integrity)) ? [] : [`${key}: no sha512`]),
    // A registry package is identified by its name and version; an address or a commit would be listed next to the
    // hash.
    ...(Object.keys(elsewhere).length > 0 || !/.@\d[^:/]*$/.test(key) ? [`${key}: not from the registry`] : []),
  ];
}

/** A key may contain its peers: `vite@8.0.0(yaml@2.0.0)`. */
function withoutPeers(key: string): string {
  return key.replace(/\(.*$/, '');
}
