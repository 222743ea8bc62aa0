import { parse } from 'yaml';
import { z } from 'zod';

const Chart = z.looseObject({ version: z.string(), appVersion: z.string() });
const VERSION = /^\d+\.\d+\.\d+$/;
const HEADING = /^## (.+)$/m;
const RELEASED = /^(\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/;

export type ReleaseFiles = { version: string; chart: string; changelog: string };

/** The version stands in package.json; the chart and the changelog must agree with it, and so must the tag of a release. */
export function checkRelease({ version, chart, changelog }: ReleaseFiles, tag?: string): string[] {
  const { version: chartVersion, appVersion } = Chart.parse(parse(chart));
  const headings = sectionsOf(changelog).map(([heading]) => heading);
  const [newest] = headings.flatMap((heading) => RELEASED.exec(heading)?.[1] ?? []);
  const unknown = headings.slice(1).filter((heading) => !RELEASED.test(heading));
  return [
    ...(VERSION.test(version) ? [] : [`package.json: ${version} is not a version like 1.2.3`]),
    ...(chartVersion === version ? [] : [`Chart.yaml: version is ${chartVersion}, package.json says ${version}`]),
    ...(appVersion === version ? [] : [`Chart.yaml: appVersion is ${appVersion}, package.json says ${version}`]),
    ...(headings[0] === 'Unreleased' ? [] : ['CHANGELOG.md: the first heading is not "Unreleased"']),
    ...unknown.map((heading) => `CHANGELOG.md: "${heading}" is not like "1.2.3 - 2026-01-31"`),
    ...(newest === version ? [] : [`CHANGELOG.md: the newest release is ${newest}, package.json says ${version}`]),
    ...(tag === undefined || tag === `v${version}` ? [] : [`the tag is ${tag}, package.json says ${version}`]),
  ];
}

/** What the changelog says of one version. */
export function releaseNotes(changelog: string, version: string): string {
  return sectionsOf(changelog).find(([heading]) => heading.startsWith(`${version} `))?.[1] ?? '';
}

function sectionsOf(changelog: string): [heading: string, body: string][] {
  const [, ...parts] = changelog.split(HEADING);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [[part, (parts[index + 1] ?? '').trim()] satisfies [string, string]] : [],
  );
}
