import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, type Workshop } from './tools.ts';

const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const node = `docker.io/library/node:${process.versions.node}-${SUITE}-slim`;

/** Left out of the base, as in the official image. */
const left = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*'];

/** Creates the base images of the Dockerfile from this machine's package sources and its Node, under the same names. */
export function makeBases(workshop: Workshop): void {
  if (hasImage(workshop, node)) return;
  makeDebian(workshop);
  makeNode(workshop);
}

export function hasImage(workshop: Workshop, name: string): boolean {
  return run(workshop, ['buildah', 'images', '--format', '{{.Name}}:{{.Tag}}']).split('\n').includes(name);
}

function makeDebian(workshop: Workshop): void {
  const at = (name: string): string => join(workshop.folder, name);
  const target = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const targets = ['--format', `deb ${target}`, 'Created-By: Packages', 'Origin: Debian'];
  const all = run(workshop, ['apt-get', 'indextargets', ...targets]);
  const sources = all.split('\n').filter((line) => line.includes(` ${SUITE}`));
  if (sources.length === 0) throw new Error(`this machine has no package source for ${SUITE}`);
  writeFileSync(at('sources.list'), `${sources.join('\n')}\n`);
  // This machine's proxy and certificate settings also apply to the base.
  const settings = run(workshop, ['apt-config', 'dump', 'Acquire::http', 'Acquire::https']);
  writeFileSync(at('apt.conf'), `${settings}\nAcquire::Languages "none";\n`);
  run(workshop, [
    'mmdebstrap',
    '--quiet',
    '--mode=root',
    '--variant=minbase',
    '--include=usr-is-merged',
    '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
    `--aptopt=${at('apt.conf')}`,
    ...left.map((path) => `--dpkgopt=path-exclude=${path}`),
    '--dpkgopt=path-include=/usr/share/doc/*/copyright',
    SUITE,
    at('debian.tar'),
    at('sources.list'),
  ]);
  const container = run(workshop, ['buildah', 'from', 'scratch']);
  run(workshop, ['buildah', 'add', '--quiet', container, at('debian.tar'), '/']);
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  run(workshop, ['buildah', 'config', '--env', path, container]);
  commit(workshop, container, DEBIAN);
}

/** Copies the running Node, which has the version the product is tested with, and the machine's npm. */
function makeNode(workshop: Workshop): void {
  const npm = dirname(dirname(realpathSync(run(workshop, ['sh', '-c', 'command -v npm']))));
  const registry = run(workshop, ['npm', 'config', 'get', 'registry']);
  const container = run(workshop, ['buildah', 'from', '--pull-never', DEBIAN]);
  const program = realpathSync(process.execPath);
  run(workshop, ['buildah', 'copy', '--quiet', container, program, '/usr/local/bin/node']);
  // Beside the program in an archive of Node, one folder further in the package of npm.
  const home = dirname(dirname(program));
  const licences = [home, join(home, `node_modules/node-linux-${process.arch}`)].map((each) => join(each, 'LICENSE'));
  const licence = licences.find((each) => existsSync(each));
  if (!licence) throw new Error(`no licence beside ${program}`);
  run(workshop, ['buildah', 'copy', '--quiet', container, licence, '/usr/local/LICENSE']);
  run(workshop, ['buildah', 'copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm']);
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  run(workshop, ['buildah', 'run', '--isolation', 'chroot', container, '--', ...link]);
  const settings = [
    `npm_config_registry=${registry}`,
    ...(existsSync(CERTIFICATES) ? [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : []),
  ];
  for (const setting of settings) run(workshop, ['buildah', 'config', '--env', setting, container]);
  commit(workshop, container, node);
}

function commit(workshop: Workshop, container: string, name: string): void {
  run(workshop, ['buildah', 'commit', '--quiet', container, name]);
  run(workshop, ['buildah', 'rm', container]);
}
