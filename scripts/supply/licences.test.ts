import { expect, test } from 'vitest';
import { checkLicences, type Installed, readLicences } from './licences.ts';

/** As pnpm lists them. */
const listed = (licence: string, name = 'kind'): Installed[] =>
  readLicences(JSON.stringify({ [licence]: [{ name, versions: ['1.0.0'] }] }));

test.for([
  ['kind', 'MIT'],
  ['kind', '(AFL-2.1 OR BSD-3-Clause)'],
  ['kind', 'Apache-2.0 AND MIT'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
])('%s is allowed under %s', ([name = '', licence = '']) => {
  expect(checkLicences(listed(licence, name))).toEqual([]);
});

test.for([
  'AGPL-3.0-only',
  'GPL-3.0-or-later',
  'LGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  '(MIT OR ISC) AND GPL-2.0-only',
  '(MIT OR GPL-2.0-only) AND (GPL-2.0-only OR ISC)',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  'Unknown',
])('any package under %s is refused', (licence) => {
  expect(checkLicences(listed(licence))).toEqual([expect.stringMatching(/^kind@1\.0\.0: licence /)]);
});
