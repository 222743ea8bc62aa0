import { parseEnv } from 'node:util';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setDefaultCACertificates } from 'node:tls';
import { programs, SIMULATOR_READY } from '@app/core/processes';
import { type Compose, readCompose } from '../deploy/compose.ts';
import { interpolate } from '../deploy/interpolate.ts';
import { type Containers, openContainers } from './containers.ts';
import { createNetworks, forwardPort } from './networks.ts';
import { openBuildWorkspace, run } from './tools.ts';

export type ContainerStack = {
  compose: Compose;
  containers: Containers;
  /** Services in the order they were started. */
  started: string[];
  url: string;
  isStandIn(name: string): boolean;
  /** The link in the mail that was sent last, once there is one. */
  readLink(): string | undefined;
  startAll(): Promise<void>;
  close(): void;
};

type StackOptions = { folder: string; tell: (fact: string) => void };

/** Every service of deploy/compose.yaml as a container, with simulated providers and a mail server beside the worker. */
export async function openStack({ folder, tell }: StackOptions): Promise<ContainerStack> {
  const workspace = openBuildWorkspace(folder);
  const deploy = join(folder, 'deploy');
  const secrets = parseEnv(readFileSync(join(deploy, '.env'), 'utf8'));
  const filled = interpolate(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), secrets);
  if (filled.faults.length > 0) throw new Error(filled.faults.join('\n'));
  const compose = readCompose(filled.text);

  mkdirSync('/run/netns', { recursive: true });
  run(workspace, ['mount', '-t', 'tmpfs', 'tmpfs', '/run/netns']);
  const networks = createNetworks(workspace, compose);
  const isStandIn = (name: string): boolean => !compose.services[name]?.image.startsWith('personality-analysis');
  const containers = openContainers(workspace, { compose, folder: deploy, networks, isStandIn });
  const started: string[] = [];
  const children: ChildProcess[] = [];
  let link: string | undefined;

  // The providers and the mail server, where only the worker finds them: in its own namespace.
  const simulator = await startBeside('worker', programs.simulator, SIMULATOR_READY);
  const mails = await startBeside('worker', programs.mailSink, /mail sink ready (\S+)/, (line) => {
    link = /https:\/\/\S+\/share\/[\w-]{43}/.exec(line)?.[0] ?? link;
  });
  writeFileSync(
    join(deploy, 'worker.env'),
    `SIMULATOR_URL=${simulator}\nALLOW_SIMULATED_MODELS=true\nSMTP_URL=${mails}\nMAIL_FROM=site@example.org\n`,
  );

  async function startBeside(
    service: string,
    command: readonly string[],
    ready: RegExp,
    onLine?: (line: string) => void,
  ): Promise<string> {
    const child = spawn('ip', ['netns', 'exec', service, ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    if (onLine) createInterface({ input: child.stderr }).on('line', onLine);
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const [, found] = ready.exec(line) ?? [];
      if (found !== undefined) return found;
    }
    await once(child, 'exit');
    throw new Error(`${command.join(' ')} ended`);
  }

  /** When everything it depends on is ready, as Compose does. */
  function startAfterOthers(name: string, ready: Map<string, Promise<void>>): Promise<void> {
    const begun = ready.get(name) ?? start();
    ready.set(name, begun);
    return begun;

    async function start(): Promise<void> {
      const others = Object.keys(compose.services[name]?.depends_on ?? {});
      await Promise.all(others.map((other) => startAfterOthers(other, ready)));
      started.push(name);
      await containers.start(name);
      tell(`${name} is ready`);
    }
  }

  async function openPorts(name: string): Promise<void> {
    for (const port of compose.services[name]?.ports ?? []) {
      const [outer, inner] = port.split('/')[0]?.split(':').map(Number) ?? [];
      const host = networks
        .hostsOf(name)
        .find((each) => each.startsWith(`${name}:`))
        ?.split(':')[1];
      if (outer && inner && host && !port.endsWith('udp')) await forwardPort(outer, { host, to: inner });
    }
  }

  return {
    compose,
    containers,
    started,
    url: `https://${secrets['DOMAIN']}`,
    isStandIn,
    readLink: () => link,
    async startAll() {
      const chosen = Object.entries(compose.services)
        .filter(([, service]) => service['profiles'] === undefined)
        .map(([name]) => name);
      const ready = new Map<string, Promise<void>>();
      await Promise.all(chosen.map((name) => startAfterOthers(name, ready)));
      for (const name of started) await openPorts(name);
      setDefaultCACertificates([containers.exec('caddy', ['cat', '/data/caddy/pki/authorities/local/root.crt'])]);
    },
    close() {
      for (const name of started)
        try {
          run(workspace, ['podman', 'rm', '--force', '--time=1', '--volumes', name]);
        } catch {
          // It may not have been made at all.
        }
      for (const child of children) child.kill();
    },
  };
}
