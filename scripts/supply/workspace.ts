import { parse } from 'yaml';
import { z } from 'zod';
import type { Installed } from './installed.ts';
import { isExact } from './manifests.ts';

/** The settings of `pnpm-workspace.yaml` that control which packages can be installed. */
const Workspace = z.looseObject({
  catalog: z.record(z.string(), z.string()).default({}),
  allowBuilds: z.record(z.string(), z.boolean()).default({}),
  minimumReleaseAge: z.number().default(0),
  minimumReleaseAgeExclude: z.array(z.string()).default([]),
});
export type Workspace = z.infer<typeof Workspace>;

export const MINUTES_A_DAY = 1_440;
const MIN_AGE_DAYS = 7;
/** Settings that would bypass this check. */
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
    // An exception is for one version: a removed version needs none, and a bare name would apply forever.
    ...minimumReleaseAgeExclude
      .filter((entry) => !locked.has(entry))
      .map((entry) => `minimumReleaseAgeExclude: ${entry} is no version of the lockfile`),
    ...REFUSED.filter((setting) => setting in workspace).map((setting) => `${setting}: not to be set`),
  ];
}

/** `allowBuilds` lists the reviewed install scripts: `false` prevents one from running. */
export function checkInstallScripts({ allowBuilds }: Workspace, installed: Iterable<Installed>): string[] {
  const found = [...installed].filter(({ hasInstallScript }) => hasInstallScript);
  return found
    .filter(({ name, version }) => !(name in allowBuilds) && !(`${name}@${version}` in allowBuilds))
    .map(({ name, version }) => `${name}@${version}: an install script nobody reviewed`);
}
