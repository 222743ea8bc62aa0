import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, waitFor, waitUntilReady } from '@app/core/processes';
import { endProcess } from './end-process.ts';

const run = promisify(execFile);

export type OwnS3 = {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
  stop(): Promise<void>;
};

const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** A real S3 server for one test: Ceph's gateway on a single in-memory object store. */
export async function startOwnS3(): Promise<OwnS3> {
  await run('which', programs).catch(() => {
    throw new Error('a test needs an S3 server: apt-get install radosgw ceph-mon ceph-osd');
  });
  const folder = await mkdtemp(join(tmpdir(), 'own-s3-'));
  const children: ChildProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await start(folder, children)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(folder: string, children: ChildProcess[]): Promise<Omit<OwnS3, 'stop'>> {
  const [clusterId, osdId, monitorPort, port] = [randomUUID(), randomUUID(), await freePort(), await freePort()];
  const monitor = `[v2:127.0.0.1:${monitorPort}]`;
  const call = (program: string, ...parameters: string[]) =>
    run(program, [...parameters, '--conf', join(folder, 'ceph.conf')], { cwd: folder });
  const serve = (program: string, ...parameters: string[]): void => {
    const all = [...parameters, '--conf', join(folder, 'ceph.conf'), '--foreground'];
    children.push(spawn(program, all, { cwd: folder, stdio: 'ignore' }));
  };
  const account = { accessKeyId: randomUUID(), secretAccessKey: randomUUID(), bucket: 'files' };
  const endpoint = `http://127.0.0.1:${port}`;

  await Promise.all(['osd', 'gateway'].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, 'ceph.conf'), settings({ folder, clusterId, monitor, port }));
  await writeFile(join(folder, 'keyring'), keyring((await run('ceph-authtool', ['--gen-print-key'])).stdout.trim()));
  await call('monmaptool', '--create', '--addv', 'a', monitor, '--fsid', clusterId, 'monmap');
  await call('ceph-mon', '--id', 'a', '--mkfs', '--monmap', 'monmap');
  serve('ceph-mon', '--id', 'a');
  await call('ceph', '--connect-timeout', '30', 'osd', 'new', osdId);
  await call('ceph-osd', '--id', '0', '--mkfs', '--osd-uuid', osdId);
  serve('ceph-osd', '--id', '0');
  serve('radosgw', '--name', 'client.admin');
  await waitUntilReady(endpoint);
  const keys = ['--access-key', account.accessKeyId, '--secret-key', account.secretAccessKey];
  await call('radosgw-admin', 'user', 'create', '--uid', 'test', '--display-name', 'test', ...keys);
  await waitFor('the bucket', () => makeBucket(endpoint, account));
  return { endpoint, ...account };
}

type Cluster = { folder: string; clusterId: string; monitor: string; port: number };

/**
 * With authentication off, Ceph fails at random; with its default Paxos intervals, it takes fourteen seconds to start
 * instead of one.
 */
const settings = ({ folder, clusterId, monitor, port }: Cluster): string => `[global]
fsid = ${clusterId}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
keyring = ${folder}/keyring
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
paxos propose interval = 0.02
paxos min wait = 0.01
mon data = ${folder}/mon
mon allow pool size one = true
mon max pg per osd = 1000
osd data = ${folder}/osd
osd objectstore = memstore
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
[client]
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${port}
`;

const keyring = (key: string): string =>
  ['mon.', 'osd.0', 'client.admin']
    .map((name) => `[${name}]\nkey = ${key}\ncaps mon = "allow *"\ncaps osd = "allow *"\n`)
    .join('');

type Account = Pick<OwnS3, 'accessKeyId' | 'secretAccessKey' | 'bucket'>;

/** Signs by hand with the short version 2 signature, because only the product's storage may use an S3 client. */
async function makeBucket(endpoint: string, { accessKeyId, secretAccessKey, bucket }: Account): Promise<void> {
  const date = new Date().toUTCString();
  const signature = createHmac('sha1', secretAccessKey).update(`PUT\n\n\n${date}\n/${bucket}`).digest('base64');
  const headers = { date, authorization: `AWS ${accessKeyId}:${signature}` };
  const response = await fetch(`${endpoint}/${bucket}`, { method: 'PUT', headers });
  if (!response.ok) throw new Error(`the bucket was refused with ${response.status}`);
}
