import { expect, test } from 'vitest';
import { checkInstallScripts, checkWorkspace, readWorkspace } from './workspace.ts';

const locked = new Set(['kind@1.0.0']);
const sound = `
catalog: { zod: 4.0.0 }
allowBuilds: { native: false }
minimumReleaseAge: 10080
minimumReleaseAgeExclude: [kind@1.0.0]
`;

test('a valid workspace has no fault', () => {
  expect(checkWorkspace(readWorkspace(sound), locked)).toEqual([]);
});

test.for([
  ['10080', '4320', 'minimumReleaseAge: 4320 minutes are less than 7 days'],
  ['kind@1.0.0', 'kind@0.9.0', 'minimumReleaseAgeExclude: kind@0.9.0 is no version of the lockfile'],
  ['kind@1.0.0', 'kind', 'minimumReleaseAgeExclude: kind is no version of the lockfile'],
  ['zod: 4.0.0', 'zod: ^4.0.0', 'catalog: zod ^4.0.0 is not an exact version'],
  ['allowBuilds:', 'registry: https://example.com\nallowBuilds:', 'registry: not to be set'],
  ['allowBuilds:', 'dangerouslyAllowAllBuilds: true\nallowBuilds:', 'dangerouslyAllowAllBuilds: not to be set'],
])('%s replaced by %s is a fault', ([before = '', after = '', fault]) => {
  expect(checkWorkspace(readWorkspace(sound.replace(before, after)), locked)).toEqual([fault]);
});

test('a missing minimum release age is a fault', () => {
  expect(checkWorkspace(readWorkspace('packages: [apps/*]'), locked)).toEqual([
    'minimumReleaseAge: 0 minutes are less than 7 days',
  ]);
});

test('an install script that is not on the reviewed list is a fault', () => {
  const plain = { name: 'kind', version: '1.0.0', licence: 'MIT', hasInstallScript: false };
  const reviewed = { ...plain, name: 'native', hasInstallScript: true };
  const unknown = { ...plain, name: 'surprise', hasInstallScript: true };

  expect(checkInstallScripts(readWorkspace(sound), [plain, reviewed, unknown])).toEqual([
    'surprise@1.0.0: an install script nobody reviewed',
  ]);
});
