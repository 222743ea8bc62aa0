import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '@app/testkit/end-process';
import { freePort, waitFor } from '@app/core/processes';
import { expect, test } from 'vitest';

const CANARY = 'heliotrope-canary-0816';

/** Runs the runbook's pipeline that counts requests by address, with the log as its input. */
async function countByRunbook(log: string): Promise<string> {
  const runbook = await readFile('docs/RUNBOOK.md', 'utf8');
  const pipe = /logs --no-log-prefix caddy \|([\s\S]*?)\n```/.exec(runbook)?.[1] ?? 'false';
  return execFileSync('bash', ['-c', pipe.replaceAll('\\\n', ' ')], { input: log, encoding: 'utf8' });
}

/** The shipped Caddyfile in front of a server that answers everything; only addresses are changed. */
async function visit(settings: Record<string, string>): Promise<{ log: string; isSentAway: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'abuse-log-'));
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [port, health] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const text = await readFile('deploy/Caddyfile', 'utf8');
  const api = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await writeFile(file, text.replace('api:5000', api).replace(':2015', `:${health}`));
  const child = spawn('/usr/bin/caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { HOME: folder, DOMAIN: `http://127.0.0.1:${port}`, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  try {
    await waitFor('caddy', () => fetch(`http://127.0.0.1:${health}/`));
    const headers = { referer: `https://${CANARY}/`, 'user-agent': CANARY, cookie: `a=${CANARY}` };
    const isSentAway = await fetch(`http://127.0.0.1:${port}/share/${CANARY}?${CANARY}`, { headers }).then(
      () => false,
      () => true,
    );
    // Caddy writes the log line shortly after the response.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { log: chunks.join(''), isSentAway };
  } finally {
    await endProcess(child, 'SIGKILL');
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test('the proxy as shipped logs no address', async () => {
  const { log, isSentAway } = await visit({});

  expect(isSentAway).toBe(false);
  expect(log).not.toContain('remote_ip');
  expect(log).not.toContain(CANARY);
});

test('with ABUSE_LOG=on the runbook counts requests by address, and no other visitor data is logged', async () => {
  const { log } = await visit({ ABUSE_LOG: 'on' });

  expect(await countByRunbook(log)).toMatch(/^\s*1 .*127\.0\.0\.1/);
  expect(log).toContain('"status":200');
  expect(log).not.toContain(CANARY);
});

test('a network in BLOCKED_NETWORKS is rejected', async () => {
  const { isSentAway } = await visit({ BLOCKED_NETWORKS: '2001:db8::/64 127.0.0.0/8' });

  expect(isSentAway).toBe(true);
});
