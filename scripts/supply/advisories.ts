import { z } from 'zod';

/** The fields we use of an advisory in the OSV format (https://ossf.github.io/osv-schema). */
export const Advisory = z.object({
  id: z.string(),
  withdrawn: z.string().optional(),
  database_specific: z.looseObject({ severity: z.string().optional() }).optional(),
  affected: z
    .array(
      z.object({
        package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
        versions: z.array(z.string()).default([]),
        ranges: z.array(z.object({ type: z.string(), events: z.array(z.record(z.string(), z.string())) })).default([]),
      }),
    )
    .default([]),
});
export type Advisory = z.infer<typeof Advisory>;

export type Finding = { package: string; advisory: string; severity: string };

/** Every locked package, as `name@version`, that an npm advisory affects. */
export function findVulnerable(locked: Iterable<string>, advisories: readonly Advisory[]): Finding[] {
  const byName = new Map<string, Set<Advisory>>();
  for (const advisory of advisories.filter(({ withdrawn }) => withdrawn === undefined)) {
    for (const { package: named } of advisory.affected) {
      if (named?.ecosystem === 'npm') byName.set(named.name, (byName.get(named.name) ?? new Set()).add(advisory));
    }
  }
  return [...locked].flatMap((key) => {
    const at = key.lastIndexOf('@');
    const [name, version] = [key.slice(0, at), key.slice(at + 1)];
    return [...(byName.get(name) ?? [])]
      .filter((advisory) => isAffected(advisory, name, version))
      .map(({ id, database_specific }) => ({
        package: key,
        advisory: id,
        severity: database_specific?.severity?.toLowerCase() ?? 'unknown',
      }));
  });
}

function isAffected({ affected }: Advisory, name: string, version: string): boolean {
  return affected
    .filter((each) => each.package?.ecosystem === 'npm' && each.package.name === name)
    .some(
      ({ versions, ranges }) =>
        versions.includes(version) || ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(events, version)),
    );
}

/** Events are ordered: a version is affected from `introduced` on, until `fixed`, or up to `last_affected`. */
function isWithin(events: Record<string, string>[], version: string): boolean {
  let isIn = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && compareVersions(version, introduced) >= 0) isIn = true;
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) isIn = false;
    if (last !== undefined && compareVersions(version, last) > 0) isIn = false;
  }
  return isIn;
}

/** By the rules of semver.org: a pre-release is lower than its release. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map(splitVersion) as [Split, Split];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.before.length === 0 || b.before.length === 0) return b.before.length - a.before.length;
  for (let index = 0; index < Math.max(a.before.length, b.before.length); index += 1) {
    const difference = compareWords(a.before[index], b.before[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Split = { numbers: number[]; before: string[] };

function splitVersion(version: string): Split {
  const [bare = ''] = version.split('+');
  const dash = bare.indexOf('-');
  const release = dash < 0 ? bare : bare.slice(0, dash);
  return { numbers: release.split('.').map(Number), before: dash < 0 ? [] : bare.slice(dash + 1).split('.') };
}

function compareWords(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  const [isNumber, isOtherNumber] = [one, other].map((word) => /^\d+$/.test(word));
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
