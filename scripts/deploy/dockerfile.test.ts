import { expect, test } from 'vitest';
import { checkDockerfile, environmentOf, readDockerfile } from './dockerfile.ts';

const good = `
# how it is built
FROM node:24.21.0-bookworm-slim AS sources
RUN npm install --global pnpm@12.18.0
COPY . .
RUN --mount=type=cache,target=/tmp/pnpm \\
  pnpm install --frozen-lockfile \\
    --ignore-scripts
FROM node:24.21.0-bookworm-slim
RUN apt-get install --yes --no-install-recommends tini
COPY --from=sources /app ./
ENV ROLE=all WEB_ROOT=/app/dist
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s CMD ["node", "check.ts"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "start.ts"]
`;
const facts = { node: '24.21.0', pnpm: '12.18.0', isThere: (path: string) => path === '.' };
const check = (text: string) => checkDockerfile(readDockerfile(text), facts);

test('continued lines are one instruction, and flags stand apart from what follows them', () => {
  const [sources] = readDockerfile(good);

  expect(sources?.instructions.at(-1)).toEqual({
    line: 6,
    word: 'RUN',
    flags: { mount: 'type=cache,target=/tmp/pnpm' },
    rest: 'pnpm install --frozen-lockfile --ignore-scripts',
  });
});

test('the settings of a stage are read', () => {
  const [, last] = readDockerfile(good);

  expect(last && environmentOf(last)).toEqual({ ROLE: 'all', WEB_ROOT: '/app/dist' });
});

test('a sound file has no faults', () => {
  expect(check(good)).toEqual([]);
});

test.for([
  ['node:24.21.0-bookworm-slim\nRUN apt', 'node:latest\nRUN apt', 'stage 1 stands on node:latest, not on Node 24.21.0'],
  ['pnpm@12.18.0', 'pnpm@12.0.0', 'line 4 installs pnpm 12.0.0, not 12.18.0'],
  ['--frozen-lockfile', '--no-optional', 'line 6 installs without the lockfile'],
  ['--ignore-scripts', '--offline', 'line 6 lets install scripts run'],
  ['--no-install-recommends', '', 'line 10 installs what is only recommended'],
  ['COPY . .', 'COPY missing.ts .', 'line 5 copies missing.ts, which is not there'],
  ['--from=sources', '--from=page', 'line 11 copies from page, which is no stage'],
  ['COPY . .', 'ADD . .', 'line 5 uses ADD'],
  ['ROLE=all', 'SERVER_KEYS=abc', 'line 12 holds a secret'],
  ['USER 10001:10001', 'USER app', 'the last stage does not end as a numbered user'],
  ['USER 10001:10001', 'USER 0:0', 'the last stage does not end as a numbered user'],
  ['HEALTHCHECK --interval=30s CMD ["node", "check.ts"]', '', 'no HEALTHCHECK'],
  ['CMD ["node", "start.ts"]', 'CMD node start.ts', 'CMD is run by a shell, which keeps signals to itself'],
] as const)('%s → %s: it is said that %s', ([from, to, fault]) => {
  expect(check(good.replace(from, to))).toEqual([`Dockerfile: ${fault}`]);
});
