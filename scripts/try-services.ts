// Starts every service of deploy/compose.yaml as a container, in order, and visits the site through its proxy. Called
// by check-image.ts in its own network and mount namespace: FOLDER holds the images and a copy of deploy/; services
// named after it are left out.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setDefaultCACertificates } from 'node:tls';
import { programs, SIMULATOR_READY } from '@app/core/processes';
import { readCompose } from './deploy/compose.ts';
import { interpolate, readEnvFile } from './deploy/interpolate.ts';
import { checkConfinement, reaches } from './image/check-confinement.ts';
import { openContainers } from './image/containers.ts';
import { layNetworks, publish } from './image/networks.ts';
import { openWorkshop, run } from './image/tools.ts';
import { visit } from './image/visit.ts';

const [, , folder = '', ...without] = process.argv;
const began = performance.now();
const tell = (fact: string): void => console.log(`${((performance.now() - began) / 1_000).toFixed(1)} s  ${fact}`);
const workshop = openWorkshop(folder);
const deploy = join(folder, 'deploy');
const secrets = readEnvFile(readFileSync(join(deploy, '.env'), 'utf8'));
const filled = interpolate(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), secrets);
if (filled.faults.length > 0) throw new Error(filled.faults.join('\n'));
const compose = readCompose(filled.text);

mkdirSync('/run/netns', { recursive: true });
run(workshop, ['mount', '-t', 'tmpfs', 'tmpfs', '/run/netns']);
const networks = layNetworks(workshop, compose);
const isStandIn = (name: string): boolean => !compose.services[name]?.image.startsWith('personality-analysis');
const containers = openContainers(workshop, { compose, folder: deploy, networks, isStandIn });
const chosen = Object.entries(compose.services)
  .filter(([name, service]) => service['profiles'] === undefined && !without.includes(name))
  .map(([name]) => name);
const started: string[] = [];
const children: ChildProcess[] = [];
let link: string | undefined;

try {
  // The providers and the mail server run in the worker's namespace, where only the worker can reach them.
  const simulator = await startBeside('worker', programs.simulator, SIMULATOR_READY);
  const mails = await startBeside('worker', programs.mailSink, /mail sink ready (\S+)/, (line) => {
    link = /https:\/\/\S+\/share\/[\w-]{43}/.exec(line)?.[0] ?? link;
  });
  const settings = {
    SIMULATOR_URL: simulator,
    ALLOW_SIMULATED_MODELS: 'true',
    SMTP_URL: mails,
    MAIL_FROM: 'site@example.org',
  };
  writeFileSync(
    join(deploy, 'worker.env'),
    Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );

  const ready = new Map<string, Promise<void>>();
  await Promise.all(chosen.map((name) => startAfterOthers(name, ready)));
  for (const name of started) await openPorts(name);
  const authority = containers.exec('caddy', ['cat', '/data/caddy/pki/authorities/local/root.crt']);
  setDefaultCACertificates([authority]);
  const site = { url: `https://${secrets['DOMAIN']}`, readLink: () => link, hasMedia: chosen.includes('media') };
  await visit(site, tell);

  const running = started.filter((name) => containers.inspect(name).State.Running);
  const faults = running.flatMap((name) => checkConfinement(name, { compose, containers }));
  const way = `10.89.${Object.keys(compose.networks).indexOf('egress') + 1}.1`;
  for (const name of running.filter((each) => !isStandIn(each)))
    if (reaches(containers, name, way) !== (name === 'worker')) faults.push(`${name}: its way out is not as promised`);
  for (const name of running) tell(`${name}: at most ${Math.round(containers.peakMemory(name) / 1_048_576)} MiB`);
  for (const name of running.toReversed()) {
    const code = containers.stop(name);
    if (!isStandIn(name) && code !== 0) faults.push(`${name}: ended with ${code} when it was asked to stop`);
  }
  for (const fault of faults) console.error(fault);
  tell(`${started.length} services, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  for (const name of started) console.error(`== ${name}\n${logOf(name)}`);
  process.exitCode = 1;
} finally {
  for (const name of started) attempt(() => run(workshop, ['podman', 'rm', '--force', '--time=1', '--volumes', name]));
  for (const child of children) child.kill();
  // Also ends everything that is still starting or waiting.
  process.exit();
}

/** Starts a service when all its dependencies are ready, as Compose does. */
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
    if (outer && inner && host && !port.endsWith('udp')) await publish(outer, { host, to: inner });
  }
}

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

function logOf(name: string): string {
  try {
    return containers.log(name);
  } catch (error) {
    return (error as Error).message;
  }
}

function attempt(work: () => unknown): void {
  try {
    work();
  } catch {
    // The container may not exist.
  }
}
