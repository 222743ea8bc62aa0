import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDockerfile } from './dockerfile.ts';

const [dockerfile, tools] = ['Dockerfile', 'scripts/tools.sh'].map((path) => readFileSync(path, 'utf8')) as [
  string,
  string,
];

test.for([
  [/node:[\d.]+-/, 'node:24.0.0-', 'another Node than'],
  [/pnpm@[\d.]+/, 'pnpm@12.0.0', 'another pnpm than'],
  [/--frozen-lockfile /, '', 'installs without the lockfile'],
  [/--ignore-scripts /, '', 'lets install scripts run'],
  [/--no-install-recommends/, '', 'installs what is only recommended'],
  [/COPY tsconfig/, 'ADD tsconfig', 'ADD fetches'],
] as const)('%s → %j: the fault says %s', ([from, to, fault]) => {
  const faults = checkDockerfile(dockerfile.replace(from, to), tools);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
