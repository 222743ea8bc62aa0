import { z } from 'zod';

/** The answer of `pnpm licenses list --json`; a package without a licence, or not installed, is `Unknown`. */
const Listed = z.record(z.string(), z.array(z.object({ name: z.string(), versions: z.array(z.string()) })));

/** An installed package. */
export type Installed = { name: string; version: string; licence: string };

/** Licences that require only attribution, and MPL-2.0, which applies only to its own files. */
const ALLOWED = `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1
  Python-2.0 Unlicense`.split(/\s+/);

/** Allowed only for these packages. libvips is a separate shared library, loaded at run time and unchanged. */
const ALLOWED_FOR: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-libvips-/ };

export function readLicences(json: string): Installed[] {
  return Object.entries(Listed.parse(JSON.parse(json))).flatMap(([expression, packages]) => {
    const licence = expression.replace(/^\((.*)\)$/, '$1');
    return packages.flatMap(({ name, versions }) => versions.map((version) => ({ name, version, licence })));
  });
}

export function checkLicences(installed: Installed[]): string[] {
  return installed
    .filter(({ name, licence }) => !isAllowed(name, licence))
    .map(({ name, version, licence }) => `${name}@${version}: licence ${licence}`);
}

/** Accepts an expression `A OR B` or `A AND B`; a nested expression is refused, so that a person reads it. */
function isAllowed(name: string, expression: string): boolean {
  if (/[()]/.test(expression)) return false;
  const isFine = (id: string): boolean => ALLOWED.includes(id) || (ALLOWED_FOR[id]?.test(name) ?? false);
  return expression.split(' OR ').some((side) => side.split(' AND ').every(isFine));
}
