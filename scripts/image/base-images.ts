import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, type BuildWorkspace } from './tools.ts';

const DEBIAN = 'docker.io/library/debian:bookworm-slim';
const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const node = `docker.io/library/node:${process.versions.node}-${SUITE}-slim`;

/** Left out of the base, as in the official image. */
const left = ['/usr/share/doc/*', '/usr/share/man/*', '/usr/share/locale/*', '/usr/share/info/*'];

/** Creates the base images of the Dockerfile from this machine's package sources and its Node, under the same names. */
export function makeBases(workspace: BuildWorkspace): void {
  if (hasImage(workspace, node)) return;
  makeDebian(workspace);
  makeNode(workspace);
}

export function hasImage(workspace: BuildWorkspace, name: string): boolean {
  return run(workspace, ['buildah', 'images', '--format', '{{.Name}}:{{.Tag}}']).split('\n').includes(name);
}

function makeDebian(workspace: BuildWorkspace): void {
  const at = (name: string): string => join(workspace.folder, name);
  const target = '$(REPO_URI) $(RELEASE) $(COMPONENT)';
  const targets = ['--format', `deb ${target}`, 'Created-By: Packages', 'Origin: Debian'];
  const all = run(workspace, ['apt-get', 'indextargets', ...targets]);
  const sources = all.split('\n').filter((line) => line.includes(` ${SUITE}`));
  if (sources.length === 0) throw new Error(`this machine has no package source for ${SUITE}`);
  writeFileSync(at('sources.list'), `${sources.join('\n')}\n`);
  // This machine's proxy and certificate settings also apply to the base.
  const settings = run(workspace, ['apt-config', 'dump', 'Acquire::http', 'Acquire::https']);
  writeFileSync(at('apt.conf'), `${settings}\nAcquire::Languages "none";\n`);
  run(workspace, [
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
  const container = run(workspace, ['buildah', 'from', 'scratch']);
  run(workspace, ['buildah', 'add', '--quiet', container, at('debian.tar'), '/']);
  const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  run(workspace, ['buildah', 'config', '--env', path, container]);
  commit(workspace, container, DEBIAN);
}

/** Copies the running Node, which has the version the product is tested with, and the machine's npm. */
function makeNode(workspace: BuildWorkspace): void {
  const npm = dirname(dirname(realpathSync(run(workspace, ['sh', '-c', 'command -v npm']))));
  const registry = run(workspace, ['npm', 'config', 'get', 'registry']);
  const container = run(workspace, ['buildah', 'from', '--pull-never', DEBIAN]);
  const program = realpathSync(process.execPath);
  run(workspace, ['buildah', 'copy', '--quiet', container, program, '/usr/local/bin/node']);
  // Beside the program in an archive of Node, one folder further in the package of npm.
  const home = dirname(dirname(program));
  const licences = [home, join(home, `node_modules/node-linux-${process.arch}`)].map((each) => join(each, 'LICENSE'));
  const licence = licences.find((each) => existsSync(each));
  if (!licence) throw new Error(`no licence beside ${program}`);
  run(workspace, ['buildah', 'copy', '--quiet', container, licence, '/usr/local/LICENSE']);
  run(workspace, ['buildah', 'copy', '--quiet', container, npm, '/usr/local/lib/node_modules/npm']);
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  run(workspace, ['buildah', 'run', '--isolation', 'chroot', container, '--', ...link]);
  const settings = [
    `npm_config_registry=${registry}`,
    ...(existsSync(CERTIFICATES) ? [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : []),
  ];
  for (const setting of settings) run(workspace, ['buildah', 'config', '--env', setting, container]);
  commit(workspace, container, node);
}

function commit(workspace: BuildWorkspace, container: string, name: string): void {
  run(workspace, ['buildah', 'commit', '--quiet', container, name]);
  run(workspace, ['buildah', 'rm', container]);
}
