import { parseEnv } from 'node:util';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Compose } from '../deploy/compose.ts';
import type { Networks } from './networks.ts';
import { run, type BuildWorkspace } from './tools.ts';

type Service = Compose['services'][string];

/** The compose keys this driver implements. An unknown key would stay untested. */
const known = new Set(
  `image build read_only restart cap_drop cap_add security_opt networks command ports env_file environment healthcheck
  logging depends_on mem_limit cpus pids_limit volumes tmpfs user shm_size stop_grace_period profiles`.split(/\s+/),
);

export type Containers = {
  /** Starts one service and waits until it is healthy or, if it runs once, until it has exited successfully. */
  start(name: string): Promise<void>;
  log(name: string): string;
  stop(name: string): number;
  exec(name: string, command: string[]): string;
  inspect(name: string): Inspected;
};

export type Inspected = {
  State: { Pid: number; ExitCode: number; Running: boolean };
  Config: { Env: string[] };
};

const READY_MS = 120_000;

type Place = { compose: Compose; folder: string; networks: Networks; isStandIn: (name: string) => boolean };

/** Runs the services of a compose file as podman containers with the file's settings. */
export function openContainers(workspace: BuildWorkspace, { compose, folder, networks, isStandIn }: Place): Containers {
  const podman = (...parameters: string[]): string => run(workspace, ['podman', ...parameters]);
  const inspect = (name: string): Inspected => (JSON.parse(podman('inspect', name)) as Inspected[])[0] as Inspected;
  const serviceOf = (name: string): Service => {
    const service = compose.services[name];
    if (!service) throw new Error(`the compose file has no ${name}`);
    return service;
  };
  // Removes containers and volumes of an earlier run, which had other secrets.
  podman('rm', '--all', '--force', '--time=1');
  podman('volume', 'rm', '--all', '--force');
  const exec = (name: string, command: string[]): string => podman('exec', name, ...command);

  /** The health check of the compose file, or else that of the image. */
  function healthTest({ image, healthcheck }: Service): string[] {
    const own = healthcheck?.test;
    const [facts] = JSON.parse(podman('image', 'inspect', qualify(image))) as { Healthcheck?: { Test: string[] } }[];
    const [kind, ...words] = own ?? facts?.Healthcheck?.Test ?? [];
    if (kind === 'CMD') return words;
    if (kind === 'CMD-SHELL') return ['sh', '-c', words.join(' ')];
    throw new Error('there is no health check');
  }

  function graceOf(name: string): string {
    const grace = serviceOf(name)['stop_grace_period'];
    return String(toSeconds(typeof grace === 'string' ? grace : '10s'));
  }

  async function untilReady(name: string): Promise<void> {
    const end = Date.now() + READY_MS;
    const isOnce = serviceOf(name).restart === 'no';
    for (let last = ''; ; await delay(300)) {
      const { State } = inspect(name);
      if (isOnce && !State.Running && State.ExitCode === 0) return;
      if (!State.Running) throw new Error(`${name} ended with ${State.ExitCode}`);
      if (Date.now() > end) throw new Error(`${name} was not ready after ${READY_MS} ms: ${last}`);
      if (serviceOf(name).healthcheck?.['disable'] === true && !isOnce) return;
      if (isOnce) continue;
      try {
        exec(name, healthTest(serviceOf(name)));
        return;
      } catch (error) {
        last = (error as Error).message.slice(-500);
      }
    }
  }

  return {
    async start(name) {
      const service = serviceOf(name);
      for (const key of Object.keys(service))
        if (!known.has(key)) throw new Error(`${name}: the driver does not know ${key}`);
      podman(
        'run',
        '--detach',
        '--pull=never',
        '--name',
        name,
        ...toOptions(service, folder),
        ...mountMemory(workspace, name, listOf(service, 'tmpfs')),
        ...standIn(isStandIn(name)),
        '--network',
        `ns:${networks.namespaceOf(name)}`,
        ...networks.hostsOf(name).map((host) => `--add-host=${host}`),
        qualify(service.image),
        ...service.command,
      );
      await untilReady(name);
    },
    log: (name) => run(workspace, ['sh', '-c', `podman logs --tail 40 ${name} 2>&1`]),
    stop(name) {
      podman('stop', '--time', graceOf(name), name);
      return inspect(name).State.ExitCode;
    },
    exec,
    inspect,
  };
}

/** Our images are local; others get their full registry name. */
export function qualify(image: string): string {
  if (/^[\w.-]+[.:][\w.-]*\//.test(image)) return image;
  if (image.startsWith('personality-analysis')) return `localhost/${image}`;
  return `docker.io/${image.includes('/') ? '' : 'library/'}${image}`;
}

/** Mounts tmpfs volumes with Docker's options here, because podman cannot set their owner. */
function mountMemory(workspace: BuildWorkspace, name: string, mounts: string[]): string[] {
  return mounts.map((mount) => {
    const [inside = '', options = ''] = mount.split(':');
    const outside = join(workspace.folder, 'memory', name, inside);
    mkdirSync(outside, { recursive: true });
    run(workspace, ['mount', '-t', 'tmpfs', '-o', `nosuid,nodev,noexec,${options}`, 'tmpfs', outside]);
    return `--volume=${outside}:${inside}:rw,nosuid,nodev,noexec`;
  });
}

const standIn = (isStandIn: boolean): string[] => (isStandIn ? ['--volume=/usr:/usr:ro'] : []);

function toOptions(service: Service, folder: string): string[] {
  const { environment, env_file: files, volumes } = service;
  const fromFiles = files
    .map(({ path }) => join(folder, path))
    .filter(existsSync)
    .flatMap((path) => Object.entries(parseEnv(readFileSync(path, 'utf8'))));
  const all = Object.fromEntries([...fromFiles, ...Object.entries(environment)]);
  const text = (name: string): string[] => {
    const value = service[name];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  };
  return [
    // Podman's health check needs systemd, which is not always present, so the driver runs the check itself.
    '--no-healthcheck',
    '--read-only-tmpfs=false',
    `--read-only=${service.read_only}`,
    ...service.cap_drop.map((right) => `--cap-drop=${right}`),
    ...listOf(service, 'cap_add').map((right) => `--cap-add=${right}`),
    ...service.security_opt.map((option) => `--security-opt=${toOption(option, folder)}`),
    ...Object.entries(all).map(([name, value]) => `--env=${name}=${value}`),
    ...volumes.map((volume) => `--volume=${volume.startsWith('./') ? resolve(folder, volume) : volume}`),
    ...text('user').map((user) => `--user=${user}`),
    ...text('shm_size').map((size) => `--shm-size=${size}`),
    ...text('mem_limit').flatMap((limit) => [`--memory=${limit}`, `--memory-swap=${limit}`]),
    ...text('cpus').map((count) => `--cpus=${count}`),
    ...text('pids_limit').map((count) => `--pids-limit=${count}`),
  ];
}

function listOf(service: Service, key: 'cap_add' | 'tmpfs'): string[] {
  const value = service[key];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** Translates a Docker option into podman's. */
function toOption(option: string, folder: string): string {
  if (option === 'systempaths=unconfined') return 'unmask=ALL';
  if (option === 'no-new-privileges:true') return 'no-new-privileges';
  return option.replace(/^seccomp=(\..*)$/, (_, path: string) => `seccomp=${resolve(folder, path)}`);
}

function toSeconds(text: string): number {
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(text) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}
