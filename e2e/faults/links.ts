import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Set inside the separate network namespace, so that no rule can affect the machine's own network. */
const MARK = 'OWN_NETWORK';
const TABLE = ['inet', 'faults'];

export type MemberName = 'api' | 'worker';
export type NetworkLink = { member: MemberName; index: number; port: number };

/** The address at which a process reaches the stores; all of 127.0.0.0/8 is this machine. */
export const addressOf = (member: MemberName, index: number): string =>
  `127.0.0.${(member === 'api' ? 20 : 10) + index}`;

export const storeAddresses = (count: number): string[] => [
  '127.0.0.1',
  ...(['api', 'worker'] as const).flatMap((member) =>
    Array.from({ length: count }, (_, index) => addressOf(member, index)),
  ),
];

/** An address of the documentation range, to which no way leads. */
export const UNREACHABLE = '198.51.100.1';

export const hasOwnNetwork = (): boolean => process.env[MARK] === 'true';

/** A network with only a loopback interface; all its processes and mounts end with it. */
const OWN = ['--net', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Runs this program again in its own namespaces, which only root can create. */
export async function runInOwnNetwork(): Promise<number> {
  const prepare = `ip link set lo up && ip route add unreachable ${UNREACHABLE}/32 && exec "$@"`;
  const command = ['sh', '-c', prepare, 'sh', process.execPath, ...process.argv.slice(1)];
  const child = spawn('unshare', [...OWN, ...command], { stdio: 'inherit', env: { ...process.env, [MARK]: 'true' } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

export async function cutLink({ member, index, port }: NetworkLink): Promise<void> {
  if (!hasOwnNetwork()) throw new Error('links are cut in a network of its own only');
  const address = addressOf(member, index);
  const rules = [
    ['ip', 'daddr', address, 'tcp', 'dport', String(port), 'drop'],
    ['ip', 'saddr', address, 'tcp', 'sport', String(port), 'drop'],
  ];
  await run('nft', ['add', 'table', ...TABLE]);
  await run('nft', ['add', 'chain', ...TABLE, 'output', '{ type filter hook output priority 0 ; }']);
  for (const rule of rules) await run('nft', ['add', 'rule', ...TABLE, 'output', ...rule]);
}

export async function healLinks(): Promise<void> {
  await run('nft', ['delete', 'table', ...TABLE]);
}
