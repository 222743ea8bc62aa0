import { execFile } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hasOwnNetwork, UNREACHABLE } from './links.ts';

const run = promisify(execFile);

/** What becomes of a connection to a name: no name server, a name server that does not know it, or a host no way leads to. */
export const nameOutages = ['EAI_AGAIN', 'ENOTFOUND', 'EHOSTUNREACH'] as const;
export type NameOutage = (typeof nameOutages)[number];

/** The names of the stores, which only the laboratory's own namespaces know. */
export type StoreNames = {
  fail(fault: NameOutage): Promise<void>;
  heal(): Promise<void>;
  close(): Promise<void>;
};

/** A name server that knows no name: the flags of the question become those of "no such name". */
async function startIgnorant(): Promise<Socket> {
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const answer = Buffer.from(question);
    answer.writeUInt16BE(0x81_83, 2);
    server.send(answer, port, address);
  });
  server.bind(53, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export async function openNames(names: readonly string[]): Promise<StoreNames> {
  if (!hasOwnNetwork()) throw new Error('names fail in a network of its own only');
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  const [hosts, servers] = [join(folder, 'hosts'), join(folder, 'resolv.conf')] as const;
  const known = await readFile('/etc/hosts', 'utf8');
  const point = (address?: string): Promise<void> =>
    writeFile(hosts, `${known}\n${address ? `${address} ${names.join(' ')}\n` : ''}`);
  await point('127.0.0.1');
  await writeFile(servers, 'nameserver 127.0.0.1\noptions timeout:1 attempts:1\n');
  await run('mount', ['--bind', hosts, '/etc/hosts']);
  await run('mount', ['--bind', servers, '/etc/resolv.conf']);
  let ignorant: Socket | undefined;
  const heal = async (): Promise<void> => {
    ignorant?.close();
    ignorant = undefined;
    await point('127.0.0.1');
  };
  return {
    async fail(fault) {
      if (fault === 'ENOTFOUND') ignorant = await startIgnorant();
      await point(fault === 'EHOSTUNREACH' ? UNREACHABLE : undefined);
    },
    heal,
    async close() {
      await heal();
      await run('umount', ['/etc/hosts']);
      await run('umount', ['/etc/resolv.conf']);
      await rm(folder, { recursive: true });
    },
  };
}
