import { parseEnv } from 'node:util';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkCompose, isOurs, readCompose } from './compose.ts';
import { interpolate } from './interpolate.ts';

const DIGEST = `sha256:${'a1'.repeat(32)}`;

/** Runs the script against a registry that always returns this answer. */
function pin(answer: string): ReturnType<typeof parseEnv> {
  const folder = mkdtempSync(join(tmpdir(), 'pin-images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, SECRETS_FOLDER: folder, INSPECT: `sh ${join(folder, 'inspect')}` };
  writeFileSync(join(folder, 'inspect'), `echo '${answer}'\n`);
  execFileSync('bash', ['deploy/make-secrets', 'analysis.example'], { env, stdio: 'pipe' });
  execFileSync('bash', ['deploy/pin-images'], { env, stdio: 'pipe' });
  execFileSync('bash', ['deploy/pin-images'], { env, stdio: 'pipe' });
  return parseEnv(readFileSync(join(folder, '.env'), 'utf8'));
}

test('every third-party image is pinned, and the secrets stay', () => {
  const values = pin(DIGEST);

  const compose = readCompose(interpolate(readFileSync('deploy/compose.yaml', 'utf8'), values).text);
  const others = Object.values(compose.services).filter((service) => !isOurs(service));
  expect(others.map(({ image }) => image).filter((image) => !image.endsWith(`@${DIGEST}`))).toEqual([]);
  expect(compose.services['media']?.build?.args).toMatchObject({
    NODE_DIGEST: `@${DIGEST}`,
    DEBIAN_DIGEST: `@${DIGEST}`,
    POSTGRES_DIGEST: `@${DIGEST}`,
  });
  expect(checkCompose(compose)).toEqual([]);
});

test('an invalid digest pins nothing', () => {
  expect(() => pin('not found')).toThrow('the registry answered not found');
});
