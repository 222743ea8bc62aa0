import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for images, containers and their settings, separate from those of the machine. */
export type BuildWorkspace = { folder: string; environment: Record<string, string> };

const containers = `[containers]
log_driver = "k8s-file"
# Podman asks for a million open files otherwise, which not every machine grants.
default_ulimits = ["nofile=20000:20000", "nproc=32768:32768"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
`;

export function openBuildWorkspace(folder: string): BuildWorkspace {
  const at = (name: string): string => join(folder, name);
  mkdirSync(at('tmp'), { recursive: true });
  const places = `graphroot = "${at('graph')}"\nrunroot = "${at('run')}"`;
  writeFileSync(at('storage.conf'), `[storage]\ndriver = "overlay"\n${places}\n`);
  writeFileSync(at('containers.conf'), containers);
  return {
    folder,
    environment: {
      CONTAINERS_STORAGE_CONF: at('storage.conf'),
      CONTAINERS_CONF: at('containers.conf'),
      // Holds the build caches.
      TMPDIR: at('tmp'),
    },
  };
}

/** Runs a program to its end and returns its output; throws with the last lines. */
export function run({ environment }: BuildWorkspace, [program = '', ...parameters]: string[], input?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    input: input ?? '',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  const output = [stdout, stderr].map((text) => text?.slice(-3_000) ?? '').join('\n');
  const what = [program, ...parameters.slice(0, 4)].join(' ');
  throw new Error(`${what} ended with ${status ?? error?.message}\n${output}`);
}

const programs = 'apt-get buildah caddy ffmpeg ip mmdebstrap npm podman redis-server runc unshare'.split(' ');

/** The reason why images can be neither built nor run on this machine; undefined when they can. */
export function findObstacle(folder: string): string | undefined {
  if (process.platform !== 'linux') return 'this is not Linux';
  if (process.getuid?.() !== 0) return 'building and running containers here needs root';
  const missing = programs.filter((name) => !succeeds('sh', '-c', `command -v ${name}`));
  if (!existsSync('/usr/lib/postgresql')) missing.push('postgresql');
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  if (!succeeds('unshare', '--net', '--mount', 'ip', 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other'))
    return 'this machine refuses network namespaces or virtual links';
  if (!succeeds('unshare', '--net', '--mount', 'ip', 'link', 'add', 'one', 'type', 'bridge'))
    return 'this machine refuses network bridges';
  const layers = ['lower', 'upper', 'work', 'merged'].map((name) => join(folder, 'trial', name));
  for (const layer of layers) mkdirSync(layer, { recursive: true });
  const [lower, upper, work, merged = ''] = layers;
  const options = `lowerdir=${lower},upperdir=${upper},workdir=${work}`;
  if (!succeeds('unshare', '--mount', 'mount', '-t', 'overlay', 'overlay', '-o', options, merged))
    return 'this machine refuses overlay file systems';
  return undefined;
}

function succeeds(program: string, ...parameters: string[]): boolean {
  try {
    execFileSync(program, parameters, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
