import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { endProcess } from '@app/testkit/end-process';
import { freePort, waitUntilReady } from '@app/core/processes';
import { type OtlpSink, startOtlpSink } from '@app/testkit/otlp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const shipped = (name: string): string => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));
const shareId = randomBytes(32).toString('base64url');
const programs = { caddy: '/usr/bin/caddy', haproxy: '/usr/sbin/haproxy' };
const hasHaproxy = existsSync(programs.haproxy);

let sink: OtlpSink;
let stack: Stack;
let folder: string;
let proxies: Proxy[] = [];
let direct: Asked;

beforeAll(async () => {
  sink = await startOtlpSink();
  folder = await mkdtemp(join(tmpdir(), 'share-id-logs-'));
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url, LOG_LEVEL: 'debug', TRUST_PROXY_HOPS: '1' };
  stack = await startStack({ processes: true, workers: 0, environment });
  const [api] = stack.apis;
  const { host, href } = new URL(api?.url ?? '');
  proxies = await Promise.all([start.caddy(host), ...(hasHaproxy ? [start.haproxy(host)] : [])]);
  await Promise.all(proxies.map(({ url }) => waitUntilReady(`${url}/livez`)));

  direct = await askAll(href.slice(0, -1));
  for (const proxy of proxies) proxy.answered = await askAll(proxy.url);
  // A killed api sends no more spans.
  await vi.waitUntil(() => sink.spans().some(({ name }) => name.includes('shared-analysis')), { timeout: 30_000 });
  await api?.kill('SIGKILL');
  await Promise.all(
    proxies.map(async (proxy) => {
      proxy.unanswered = await askAll(proxy.url);
      await vi.waitUntil(() => /50[23]|error/.test(proxy.printed()), { timeout: 20_000 });
    }),
  );
}, 300_000);

afterAll(async () => {
  await Promise.all(
    proxies.map(async ({ process: child }) => {
      await endProcess(child, 'SIGKILL');
    }),
  );
  await stack.stop();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
});

type Asked = { statuses: number[]; policies: Set<string | undefined> };
/** What it answered before and after the api was killed. */
type Proxy = { url: string; process: ChildProcess; printed(): string; answered?: Asked; unanswered?: Asked };

function run(program: string, parameters: string[], environment: Record<string, string>): Omit<Proxy, 'url'> {
  const chunks: string[] = [];
  const child = spawn(program, parameters, {
    env: { HOME: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  return { process: child, printed: () => chunks.join('') };
}

/** Uses the shipped files; only addresses are changed. */
const start = {
  async caddy(api: string): Promise<Proxy> {
    const [port, health] = [await freePort(), await freePort()];
    const file = join(folder, 'Caddyfile');
    const text = await readFile(shipped('Caddyfile'), 'utf8');
    await writeFile(
      file,
      text.replace('api:5000', api).replace(':2015', `:${health}`).replace('30s\n\t\tlb_try_i', '1s\n\t\tlb_try_i'),
    );
    const url = `http://127.0.0.1:${port}`;
    const proxy = run(programs.caddy, ['run', '--adapter', 'caddyfile', '--config', file], { DOMAIN: url });
    return { url, ...proxy };
  },
  async haproxy(api: string): Promise<Proxy> {
    const bind = `127.0.0.1:${await freePort()}`;
    const settings = { HAPROXY_BIND: bind, HAPROXY_API: api };
    return { url: `http://${bind}`, ...run(programs.haproxy, ['-db', '-f', shipped('haproxy.cfg')], settings) };
  },
};

const paths = [`/share/${shareId}`, `/api/shared-analysis/${shareId}`, `/api/shared-analysis/${shareId}/none`];

async function askAll(url: string): Promise<Asked> {
  const answers = await Promise.all(paths.map((path) => ask(url, path)));
  return {
    statuses: answers.map(({ statusCode = 0 }) => statusCode),
    policies: new Set(answers.map(({ headers }) => headers['referrer-policy']?.toString())),
  };
}

/**
 * Each request has a connection of its own. When the api has just died, HAProxy closes a connection that has had an
 * answer before without a word, so that the browser repeats the request; only the first request gets a 502.
 */
async function ask(url: string, path: string): Promise<IncomingMessage> {
  const request = get(`${url}${path}`, { agent: false, headers: { referer: `${url}/share/${shareId}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await buffer(answer);
  return answer;
}

test('Caddy logs no share id, whether the api answers or not', () => expectSilent(proxies[0]));

test.runIf(hasHaproxy)('HAProxy logs no share id, whether the api answers or not', () => expectSilent(proxies[1]));

function expectSilent(proxy: Proxy | undefined): void {
  expect(proxy?.answered?.statuses.every((status) => status < 500)).toBe(true);
  expect([...(proxy?.answered?.policies ?? [])]).toEqual(['no-referrer']);
  expect(proxy?.unanswered?.statuses.every((status) => status >= 500)).toBe(true);
  expect(proxy?.printed()).toMatch(/50[23]|error/);
  expect(proxy?.printed()).not.toContain(shareId);
}

test('the api logs and traces hold no share id', async () => {
  const names = await readdir(stack.logFolder);
  const lines = (await Promise.all(names.map((name) => readFile(join(stack.logFolder, name), 'utf8')))).join('\n');

  expect(direct.statuses.every((status) => status < 500)).toBe(true);
  expect(lines).toContain('/api/shared-analysis/:');
  expect(lines).not.toContain(shareId);
  expect(sink.bytes().includes(shareId)).toBe(false);
});
