import { parse } from 'yaml';
import { z } from 'zod';
import type { Installed } from './installed.ts';
import { isExact } from './manifests.ts';

/** The settings of `pnpm-workspace.yaml` that decide what comes in. */
const Workspace = z.looseObject({
  catalog: z.record(z.string(), z.string()).default({}),
  allowBuilds: z.record(z.string(), z.boolean()).default({}),
  minimumReleaseAge: z.number().default(0),
  minimumReleaseAgeExclude: z.array(z.string()).default([]),
});
export type Workspace = z.infer<typeof Workspace>;

export const MINUTES_A_DAY = 1_440;
const MIN_AGE_DAYS = 7;
/** Each of them would open a door this check does not watch. */
const REFUSED = ['dangerouslyAllowAllBuilds', 'registry', 'registries', 'catalogs'];

export function readWorkspace(text: string): Workspace {
  return Workspace.parse(parse(text));
}

export function checkWorkspace(workspace: Workspace, locked: ReadonlySet<string>): string[] {
  const { catalog, minimumReleaseAge, minimumReleaseAgeExclude } = workspace;
  return [
    ...Object.entries(catalog)
      .filter(([, version]) => !isExact(version))
      .map(([name, version]) => `catalog: ${name} ${version} is not an exact version`),
    ...(minimumReleaseAge < MIN_AGE_DAYS * MINUTES_A_DAY
      ? [`minimumReleaseAge: ${minimumReleaseAge} minutes are less than ${MIN_AGE_DAYS} days`]
      : []),
    // An exception is for one version; one that is gone has no reason left, and a name alone would hold for ever.
    ...minimumReleaseAgeExclude
      .filter((entry) => !locked.has(entry))
      .map((entry) => `minimumReleaseAgeExclude: ${entry} is no version of the lockfile`),
    ...REFUSED.filter((setting) => setting in workspace).map((setting) => `${setting}: not to be set`),
  ];
}

/** `allowBuilds` is the list of reviewed install scripts: `false` keeps one from running. */
export function checkInstallScripts({ allowBuilds }: Workspace, installed: Iterable<Installed>): string[] {
  const found = [...installed].filter(({ hasInstallScript }) => hasInstallScript);
  return found
    .filter(({ name, version }) => !(name in allowBuilds) && !(`${name}@${version}` in allowBuilds))
    .map(({ name, version }) => `${name}@${version}: an install script nobody reviewed`);
}
