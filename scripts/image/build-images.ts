import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run, type BuildWorkspace } from './tools.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** Planted beside the sources, where deployments keep secrets; it must be in no image. */
export const CANARY = 'canary-that-no-image-may-hold';
const planted = '.env deploy/.env deploy/worker.env apps/api/.env.local scripts/server.pem apps/web/dist/old.js'.split(
  ' ',
);

/** The files of a clean checkout, plus planted files that must stay out of every image. */
export function copyContext(workspace: BuildWorkspace, root: string): string {
  const context = join(workspace.folder, 'context');
  rmSync(context, { recursive: true, force: true });
  // The checkout may belong to another user.
  const list = ['git', '-c', 'safe.directory=*', '-C', root, 'ls-files', '-z', '--cached', '--others'];
  for (const path of run(workspace, [...list, '--exclude-standard'])
    .split('\0')
    .filter(Boolean))
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile()) cpSync(join(root, path), join(context, path));
  for (const path of planted) {
    mkdirSync(dirname(join(context, path)), { recursive: true });
    writeFileSync(join(context, path), `CANARY=${CANARY}\n`);
  }
  return context;
}

type Build = { context: string; target: string; tag: string; arguments?: Record<string, string> };

/** Builds one target as `docker build --target` would. */
export function buildImage(workspace: BuildWorkspace, { context, target, tag, arguments: values = {} }: Build): void {
  const npmrc = join(homedir(), '.npmrc');
  const mounts = [CERTIFICATES, npmrc]
    .filter(existsSync)
    .map((path) => `${path}:${path === npmrc ? '/root/.npmrc' : path}:ro`);
  run(workspace, [
    'buildah',
    'bud',
    '--quiet',
    '--format=docker',
    '--layers',
    '--isolation=chroot',
    '--network=host',
    '--pull-never',
    ...mounts.map((mount) => `--volume=${mount}`),
    ...Object.entries(values).map(([name, value]) => `--build-arg=${name}=${value}`),
    `--target=${target}`,
    `--tag=${tag}`,
    context,
  ]);
}

/** Copies pnpm's package store of this machine; without it the build downloads everything again. */
export function seedPackageCache(workspace: BuildWorkspace, store: string): void {
  const cache = join(workspace.folder, 'tmp/buildah-cache/tmp/pnpm', basename(store));
  if (!existsSync(store) || existsSync(cache)) return;
  mkdirSync(dirname(cache), { recursive: true });
  run(workspace, ['cp', '--archive', '--reflink=auto', store, cache]);
}
