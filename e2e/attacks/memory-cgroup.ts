import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** What the kernel calls the same facts in the two versions of cgroups. */
const versions = {
  v1: { limit: 'memory.limit_in_bytes', swap: 'memory.memsw.limit_in_bytes', swapMb: (mb: number) => mb },
  v2: { limit: 'memory.max', swap: 'memory.swap.max', swapMb: () => 0 },
} as const;

const MIB = 2 ** 20;

/** A container as far as memory goes: Node sizes its heap by the limit, and the kernel kills what exceeds it. */
export type MemoryCgroup = {
  folder: string;
  /** Takes in a process that runs already. */
  add(pid: number): Promise<void>;
  /** How many processes the kernel has killed for memory. */
  countKills(): Promise<number>;
  /** Possible when all its processes have ended. */
  remove(): Promise<void>;
};

/** False without root, or without a memory controller to delegate. */
export async function canLimitMemory(): Promise<boolean> {
  const cgroup = await makeMemoryCgroup('trial', 64);
  await cgroup?.remove();
  return cgroup !== undefined;
}

/** Undefined where no memory cgroup can be made. */
export async function makeMemoryCgroup(name: string, limitMb: number): Promise<MemoryCgroup | undefined> {
  for (const { parent, version } of await findParents()) {
    const folder = join(parent, `${name}-${process.pid}`);
    try {
      await mkdir(folder);
    } catch {
      continue;
    }
    const { limit, swap, swapMb } = versions[version];
    try {
      await setTo(join(folder, limit), limitMb * MIB);
      if (existsSync(join(folder, swap))) await setTo(join(folder, swap), swapMb(limitMb) * MIB);
      return open(folder);
    } catch {
      await rmdir(folder);
    }
  }
  return undefined;
}

function open(folder: string): MemoryCgroup {
  return {
    folder,
    add: (pid) => setTo(join(folder, 'cgroup.procs'), pid),
    async countKills() {
      const facts = await Promise.all(
        ['memory.oom_control', 'memory.events'].map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
      );
      return Number(/^oom_kill (\d+)/m.exec(facts.join('\n'))?.[1] ?? 0);
    },
    async remove() {
      for (let tries = 0; tries < 50; tries += 1) {
        const isRemoved = await rmdir(folder).then(
          () => true,
          () => false,
        );
        if (isRemoved) return;
        await delay(100); // the kernel still takes the last process away
      }
    },
  };
}

const setTo = (file: string, value: number): Promise<void> => writeFile(file, String(value), { flag: 'r+' });

/** The cgroup of this process, then those above it: in version 2 a cgroup with processes has no children with limits. */
async function findParents(): Promise<{ parent: string; version: keyof typeof versions }[]> {
  const own = await readFile('/proc/self/cgroup', 'utf8').catch(() => '');
  const inV1 = /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:(.*)$/m.exec(own)?.[1];
  if (inV1 !== undefined) return [{ parent: join('/sys/fs/cgroup/memory', inV1), version: 'v1' }];
  const inV2 = /^0::(.*)$/m.exec(own)?.[1];
  if (inV2 === undefined) return [];
  const parents: string[] = [];
  for (let path = inV2; ; path = dirname(path)) {
    parents.push(join('/sys/fs/cgroup', path));
    if (path === dirname(path)) break;
  }
  return parents.map((parent) => ({ parent, version: 'v2' as const }));
}
