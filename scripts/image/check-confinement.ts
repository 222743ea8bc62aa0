import { readFileSync } from 'node:fs';
import type { Compose } from '../deploy/compose.ts';
import { workerSecrets } from '../deploy/settings.ts';
import type { Containers } from './containers.ts';

const NET_BIND_SERVICE = 10;

/** Compares the kernel's view of a running container with the settings of its service. */
export function checkConfinement(
  name: string,
  { compose, containers }: { compose: Compose; containers: Containers },
): string[] {
  const service = compose.services[name];
  if (!service) return [`${name}: no such service`];
  const { State, Config } = containers.inspect(name);
  const status = readFileSync(`/proc/${State.Pid}/status`, 'utf8');
  const fact = (word: string): string => new RegExp(`^${word}:\\s*(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const allowed = service['cap_add'] === undefined ? 0n : 1n << BigInt(NET_BIND_SERVICE);
  const given = Config.Env.map((line) => line.split('=')).filter(([, value]) => value !== '');
  const foreign = given.filter(([key = '']) => workerSecrets.includes(key));
  return [
    ...(BigInt(`0x${fact('CapBnd')}`) === allowed ? [] : [`it could have the rights ${fact('CapBnd')}`]),
    ...(fact('NoNewPrivs') === '1' ? [] : ['it can gain rights']),
    ...(fact('Seccomp') === '2' ? [] : ['no filter of system calls holds it']),
    ...(canWrite(containers, name) ? ['its root file system can be written to'] : []),
    ...(name === 'worker' ? [] : foreign.map(([key]) => `it holds ${key}`)),
    ...(service.build && fact('Uid') === '0' ? ['it runs as root'] : []),
  ].map((fault) => `${name}: ${fault}`);
}

/** Root ignores permissions, so the file system itself must be read-only. */
function canWrite({ inspect }: Containers, name: string): boolean {
  const mounts = readFileSync(`/proc/${inspect(name).State.Pid}/mountinfo`, 'utf8');
  const root = mounts.split('\n').find((line) => line.split(' ')[4] === '/');
  return root?.split(' ')[5]?.split(',').includes('ro') !== true;
}

/** Whether a service can reach this address; a refused connection also proves a route. */
export function canReach({ exec }: Containers, name: string, host: string): boolean {
  const script = `require('net').connect(9, '${host}').on('error', ({ code }) => console.log(code))`;
  return exec(name, ['node', '-e', script]).includes('ECONNREFUSED');
}
