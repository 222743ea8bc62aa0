import type { Installed } from './installed.ts';

/** Licences that require only attribution, and MPL-2.0, which applies only to its own files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Allowed only for these packages. libvips is a separate shared library, loaded at run time and unchanged. */
const ALLOWED_FOR: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-libvips-/ };

/** The suffix of a package for one platform. */
const PLATFORM = /-(android|darwin|freebsd|linux|linuxmusl|openharmony|win32)\b.*$/;

export function checkLicences(installed: Iterable<Installed>): string[] {
  return [...installed]
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: licence ${licence}`);
}

/** The number of packages per licence, the most common first. */
export function countLicences(installed: Iterable<Installed>): [licence: string, count: number][] {
  return [...Map.groupBy(installed, licenceOf)]
    .map(([licence, group]): [string, number] => [licence, group.length])
    .toSorted(([left, few], [right, many]) => many - few || compare(left, right));
}

/** The document of shipped licences: the same on every machine, without dates. */
export function renderLicences(installed: Iterable<Installed>): string {
  const groups = [...Map.groupBy(installed, licenceOf)].toSorted(([left], [right]) => compare(left, right));
  const sections = groups.flatMap(([licence, group]) => ['', `## ${licence}`, '', ...lines(group)]);
  return [...HEAD, ...sections, ''].join('\n');
}

const HEAD = [
  '# Licences',
  '',
  'Every package the product needs to run, under the licence it came with. `pnpm supply --write` makes this list,',
  '`pnpm supply` fails when it is out of date or a licence is not allowed (`scripts/supply/licences.ts`). A star stands',
  'for the platform: one of the family is installed.',
  '',
  'LGPL-3.0-or-later is allowed for libvips alone: a shared library in a file of its own, loaded at run time, unchanged,',
  'and free to be replaced.',
];

function lines(group: Installed[]): string[] {
  const families = Map.groupBy(group, ({ name }) => name.replace(PLATFORM, '-*'));
  return [...families]
    .toSorted(([left], [right]) => compare(left, right))
    .map(([name, members]) => {
      const versions = new Set(members.map(({ version }) => version));
      return `- \`${name}\` ${[...versions].toSorted(compare).join(', ')}`;
    });
}

/** Accepts an expression `A OR B` or `A AND B`; a nested expression is refused, so that a person reads it. */
function isAllowed(name: string, expression: string): boolean {
  const plain = withoutBrackets(expression);
  if (/[()]/.test(plain)) return false;
  const isFine = (id: string): boolean => ALLOWED.has(id) || (ALLOWED_FOR[id]?.test(name) ?? false);
  return plain.split(' OR ').some((side) => side.split(' AND ').every(isFine));
}

function licenceOf({ licence }: Installed): string {
  return withoutBrackets(licence);
}

function withoutBrackets(expression: string): string {
  return expression.replace(/^\((.*)\)$/, '$1');
}

/** Compares code units, because locale order differs between machines. */
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
