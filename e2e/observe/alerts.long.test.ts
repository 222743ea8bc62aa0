import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '@app/testkit/end-process';
import { freePort, waitFor } from '@app/core/processes';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Alert = { labels: { alertname: string }; state: string };

/** Alerts that this machine can trigger while other tests run on it. */
const ofTheMachine = ['EventLoopLag', 'DiskLow'];

let folder: string;
let redis: OwnRedis;
let stack: Stack;
let api: Member;
let media: Member;
let prometheus: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  redis = await startOwnRedis();
  const numbers = JSON.parse(await readFile('packages/frameworks/src/safety/help-lines.json', 'utf8')) as object;
  const reviewed = join(folder, 'help-lines.json');
  await writeFile(reviewed, JSON.stringify({ ...numbers, reviewedOn: new Date().toISOString().slice(0, 10) }));
  const environment = { HELP_LINES_FILE: reviewed };
  stack = await startStack({ processes: true, apis: 0, workers: 0, redisUrl: redis.url, environment });
  const [internalPort, port] = [await freePort(), await freePort()];
  let worker: Member;
  [api, worker, media] = await Promise.all([
    stack.startApi({ INTERNAL_PORT: String(internalPort) }),
    stack.startWorker({ WORKER_ROLE: 'models' }),
    stack.startWorker({ WORKER_ROLE: 'media' }),
  ]);

  // Uses the shipped files; only addresses and intervals are changed.
  await cp('deploy/observe', folder, { recursive: true });
  const config = await readFile('deploy/observe/prometheus.yaml', 'utf8');
  const ours = config
    .replace('api:5002', `127.0.0.1:${internalPort}`)
    .replace('worker:5001', new URL(worker.url).host)
    .replace('media:5001', new URL(media.url).host)
    .replaceAll('_interval: 15s', '_interval: 1s')
    .replaceAll(/alertmanager:9093|node-exporter:9100/g, '127.0.0.1:1');
  await writeFile(join(folder, 'prometheus.yaml'), ours);
  url = `http://127.0.0.1:${port}`;
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  await waitFor('prometheus', () => ask('query?query=up'));
});

afterAll(async () => {
  await endProcess(prometheus, 'SIGKILL');
  await stack.stop();
  await redis.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask<Data>(path: string): Promise<Data> {
  const answer = await fetch(`${url}/api/v1/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Alerts whose expression is true now, pending or firing. */
async function alerts(): Promise<string[]> {
  const { alerts: found } = await ask<{ alerts: Alert[] }>('alerts');
  return [...new Set(found.map(({ labels }) => labels.alertname))].filter((name) => !ofTheMachine.includes(name));
}

async function countUp(): Promise<number> {
  const { result } = await ask<{ result: { value: [number, string] }[] }>(
    `query?query=${encodeURIComponent('sum(up{job=~"analysis-(api|worker|media)"})')}`,
  );
  return Number(result[0]?.value[1]);
}

test('Prometheus scrapes a healthy stack with the shipped files, and no alert is pending', async () => {
  await expect.poll(countUp).toBe(3);
  // Conditions from the start of the processes have cleared.
  await expect.poll(alerts).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 5_000));

  expect(await alerts()).toEqual([]);
});

test('alerts fire for a killed media worker, then for a killed api', async () => {
  await media.kill('SIGKILL');
  await expect.poll(alerts).toEqual(['MediaDown']);

  await api.kill('SIGKILL');
  await expect.poll(async () => (await alerts()).toSorted()).toEqual(['ApiDown', 'MediaDown']);
});
