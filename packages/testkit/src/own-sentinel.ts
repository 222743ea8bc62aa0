import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@app/core/log/log';
import { freePort, waitFor } from '@app/core/processes';
import { openRedis } from '@app/core/redis/redis';
import { endProcess } from './end-process.ts';
import { type OwnRedis, startOwnRedis } from './own-redis.ts';

export type OwnSentinel = {
  /** The Sentinel URL, in the form of the setting. */
  url: string;
  primary: OwnRedis;
  replica: OwnRedis;
  stop(): Promise<void>;
};

const NAME = 'main';

/** A primary, a replica in sync, and a Sentinel that promotes the replica one second after it loses the primary. */
export async function startOwnSentinel(): Promise<OwnSentinel> {
  const [primary, replica, port, folder] = await Promise.all([
    startOwnRedis(),
    startOwnRedis(),
    freePort(),
    mkdtemp(join(tmpdir(), 'own-sentinel-')),
  ]);
  await follow(replica.url, primary.url);
  const settings = join(folder, 'sentinel.conf');
  await writeFile(
    settings,
    `port ${port}
bind 127.0.0.1
dir ${folder}
sentinel monitor ${NAME} 127.0.0.1 ${new URL(primary.url).port} 1
sentinel down-after-milliseconds ${NAME} 1000
sentinel failover-timeout ${NAME} 10000
`,
  );
  const child = spawn('redis-server', [settings, '--sentinel'], { stdio: 'ignore' });
  await untilReplicaIsKnown(`redis://127.0.0.1:${port}`);
  return {
    url: `redis-sentinel://127.0.0.1:${port}/${NAME}`,
    primary,
    replica,
    async stop() {
      await Promise.all([endProcess(child, 'SIGTERM'), primary.stop(), replica.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes one Redis the replica of another and waits until it is in sync. */
export async function follow(replicaUrl: string, primaryUrl: string): Promise<void> {
  const redis = openRedis(replicaUrl, 'request', openLog('silent'));
  const { hostname, port } = new URL(primaryUrl);
  await redis.replicaof(hostname, port);
  await waitFor('the replica', async () => {
    if (!(await redis.info('replication')).includes('master_link_status:up')) throw new Error('not in step yet');
  });
  redis.disconnect();
}

/** Sentinel learns of replicas from the primary and can promote none before. */
async function untilReplicaIsKnown(sentinelUrl: string): Promise<void> {
  const redis = openRedis(sentinelUrl, 'request', openLog('silent'));
  await waitFor('the sentinel', async () => {
    const replicas = (await redis.call('SENTINEL', 'REPLICAS', NAME)) as unknown[];
    if (replicas.length === 0) throw new Error('it knows of no replica yet');
  });
  redis.disconnect();
}
