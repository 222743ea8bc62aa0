import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';

/** In the form the registry answers in; one of our packages, and one that is not ours. */
const advisoryOf = (vulnerable: string): Record<string, unknown>[] => [
  {
    id: 1,
    url: 'https://github.com/advisories/GHSA-test-test-test',
    title: 'a planted weakness',
    severity: 'high',
    vulnerable_versions: vulnerable,
    cwe: [],
    cvss: { score: 0, vectorString: null },
  },
];

let registry: Server;
afterEach(() => void registry.close());

async function audit(advisories: Record<string, unknown>): Promise<{ code: number; out: string; asked: number }> {
  let asked = 0;
  registry = createServer((request, answer) => {
    // Other calls are not about advisories.
    if (!request.url?.endsWith('/advisories/bulk')) return void answer.writeHead(404).end();
    const isPacked = request.headers['content-encoding'] === 'gzip';
    void buffer(request).then((bytes) => {
      const text = (isPacked ? gunzipSync(bytes) : bytes).toString();
      asked = Object.keys(JSON.parse(text) as object).length;
      return answer.setHeader('content-type', 'application/json').end(JSON.stringify(advisories));
    });
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const words = ['audit', '--audit-level', 'low', `--registry=http://127.0.0.1:${port}`];
  const { stdout, code } = await promisify(execFile)('pnpm', words).then(
    (ended) => ({ ...ended, code: 0 }),
    (error: unknown) => error as { stdout: string; code: number },
  );
  return { code, out: stdout, asked };
}

test('a published weakness of a package in the lockfile fails the daily scan', async () => {
  const { code, out, asked } = await audit({ zod: advisoryOf('<999.0.0') });

  expect(out).toContain('GHSA-test-test-test');
  expect(code).toBe(1);
  expect(asked).toBeGreaterThan(100);
});

test('a vulnerability of another version, or of a package we do not use, passes', async () => {
  expect(await audit({ zod: advisoryOf('<0.0.1') })).toMatchObject({ code: 0 });
  registry.close();
  expect(await audit({ 'left-pad': advisoryOf('<99.0.0') })).toMatchObject({ code: 0 });
});
