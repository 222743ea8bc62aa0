import { expect, test } from 'vitest';
import { checkLicences, countLicences, renderLicences } from './licences.ts';

const installed = (name: string, licence: string, version = '1.0.0') => ({
  name,
  version,
  licence,
  hasInstallScript: false,
});

test.for([
  ['kind', 'MIT'],
  ['kind', '(AFL-2.1 OR BSD-3-Clause)'],
  ['kind', 'Apache-2.0 AND MIT'],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later'],
])('%s is allowed under %s', ([name = '', licence = '']) => {
  expect(checkLicences([installed(name, licence)])).toEqual([]);
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
  'none',
])('any package under %s is refused', (licence) => {
  expect(checkLicences([installed('kind', licence)])).toEqual([`kind@1.0.0: licence ${licence}`]);
});

test('licences are counted, most common first', () => {
  expect(countLicences([installed('a', 'ISC'), installed('b', 'MIT'), installed('c', 'MIT')])).toEqual([
    ['MIT', 2],
    ['ISC', 1],
  ]);
});

test('the list is sorted, has every version and does not depend on platform or order', () => {
  const linux = [
    installed('zebra', 'MIT'),
    installed('@img/sharp-linux-x64', 'Apache-2.0'),
    installed('ant', 'MIT', '2.0.0'),
    installed('ant', 'MIT'),
  ];
  const mac = linux.map((found) => ({ ...found, name: found.name.replace('linux-x64', 'darwin-arm64') }));

  const text = renderLicences(linux);

  expect(text).toContain(
    '\n## Apache-2.0\n\n- `@img/sharp-*` 1.0.0\n\n## MIT\n\n- `ant` 1.0.0, 2.0.0\n- `zebra` 1.0.0\n',
  );
  expect(renderLicences(mac.toReversed())).toBe(text);
});
