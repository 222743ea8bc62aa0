import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CANARY } from './build-images.ts';
import { run, type BuildWorkspace } from './tools.ts';

const MB = 1_000_000;
/** The most an image of a service may weigh, by its target. */
const mostBytes: Record<string, number> = { api: 400 * MB, worker: 400 * MB, media: 900 * MB };
const MAX_BYTES = 600 * MB;
const SECRET = /password|passwd|secret|token|api_?key|server_keys/i;
/** Tests, what only they use, and programs that install. */
const unwanted = ['*.test.ts', '.env*', '*.pem', 'testkit', 'npm', 'pnpm', 'e2e'];

type Image = {
  Size: number;
  Config: {
    User?: string;
    Env?: string[];
    Entrypoint?: string[];
    Cmd?: string[];
    Labels?: Record<string, string>;
    StopSignal?: string;
  };
  Healthcheck?: { Test: string[] };
};

/** What must hold of every image of ours, whatever made it. */
export function checkImages(workspace: BuildWorkspace, names: string[], tell: (fact: string) => void): string[] {
  if (names.length === 0) return ['the compose file builds no image'];
  return names.flatMap((name) => {
    const target = /-(\w+):/.exec(name)?.[1] ?? '';
    const [image] = JSON.parse(run(workspace, ['podman', 'image', 'inspect', name])) as Image[];
    if (!image) return [`${name}: not there`];
    tell(`${target}: ${Math.round(image.Size / MB)} MB`);
    const folder = run(workspace, ['podman', 'image', 'mount', name]);
    try {
      return [...checkConfig(image, target), ...checkContent(folder), ...checkFiles(folder, target)].map(
        (fault) => `${target}: ${fault}`,
      );
    } finally {
      run(workspace, ['podman', 'image', 'unmount', '--force', name]);
    }
  });
}

function checkConfig(image: Image, target: string): string[] {
  const { Size, Config } = image;
  const { User = '', Env = [], Entrypoint = [], Cmd = [] } = Config;
  return [
    ...(Size <= (mostBytes[target] ?? MAX_BYTES) ? [] : [`${Math.round(Size / MB)} MB is too large`]),
    // By number: only then can whoever runs it see that it is not root.
    ...(/^[1-9]\d*:[1-9]\d*$/.test(User) ? [] : [`it runs as ${User || 'root'}, which is no number of a plain user`]),
    ...([...Entrypoint, ...Cmd].includes('node')
      ? []
      : ['its command is run by a shell, which keeps signals to itself']),
    ...(Config.Labels?.['org.opencontainers.image.version'] ? [] : ['no label tells its version']),
    ...(target in mostBytes ? checkService(image) : []),
    ...Env.filter((line) => SECRET.test(line.split('=')[0] ?? '')).map((line) => `it holds ${line.split('=')[0]}`),
  ];
}

/** What must hold of an image that runs for long. */
function checkService({ Healthcheck, Config }: Image): string[] {
  return [
    ...(Healthcheck?.Test[0] === 'CMD' ? [] : ['it has no health check without a shell']),
    ...(Config.StopSignal === 'SIGTERM' ? [] : ['it is not stopped by SIGTERM']),
    ...(Config.Entrypoint?.[0]?.endsWith('/tini') ? [] : ['nothing reaps its processes']),
  ];
}

function checkContent(folder: string): string[] {
  const find = (...args: string[]): string[] =>
    execFileSync('find', args, { encoding: 'utf8', cwd: folder, maxBuffer: 64 * MB })
      .split('\n')
      .filter(Boolean);
  const names = unwanted.flatMap((name) => ['-o', '-name', name]).slice(1);
  const own = ['app', '-path', '*/node_modules/*', '-prune', '-o'];
  return [
    ...find(...own, '(', ...names, ')', '-print').map((path) => `${path} does not belong there`),
    ...find('usr/local', '-name', '*npm*', '-print', '-prune').map((path) => `${path} installs packages`),
    ...find('app', '(', '!', '-user', 'root', '-o', '-perm', '/022', ')', '!', '-type', 'l')
      .slice(0, 5)
      .map((path) => `${path} can be changed by its process`),
    ...grep(folder).map((path) => `${path} holds a file that lay beside the sources`),
  ];
}

const LICENCES = ['app/LICENSE', 'usr/share/doc/node/copyright'];
const ofServices = [...LICENCES, 'app/scripts/start.ts'];
/** What the command of the image or an operator names, and licences, by target. */
const wanted: Record<string, string[]> = {
  api: [...ofServices, 'app/apps/web/dist/index.html', 'app/apps/web/dist/licences.txt'],
  worker: [...ofServices, 'app/apps/ops/src/main.ts'],
  media: [...ofServices, 'usr/bin/bwrap', 'usr/bin/ffmpeg', 'usr/bin/pdftotext', 'usr/bin/heif-convert'],
  ops: [...LICENCES, 'app/apps/ops/src/main.ts'],
};

function checkFiles(folder: string, target: string): string[] {
  return (wanted[target] ?? LICENCES)
    .filter((path) => !existsSync(join(folder, path)))
    .map((path) => `${path} is not there`);
}

function grep(folder: string): string[] {
  try {
    const args = ['-rlF', '--exclude-dir=node_modules', CANARY, 'app'];
    return execFileSync('grep', args, { encoding: 'utf8', cwd: folder }).trim().split('\n');
  } catch {
    return []; // nothing found
  }
}
