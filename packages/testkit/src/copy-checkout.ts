import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Checkout = { folder: string; remove(): Promise<void> };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = [
  '.env.example',
  'apps',
  'chromium.config.ts',
  'deploy',
  'docs',
  'e2e',
  'package.json',
  'packages',
  'pnpm-workspace.yaml',
  'scripts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'vitest.config.ts',
];
/** Names of built files; the copy builds its own. */
const LEFT_OUT = new Set(['dist', '.cache']);

/** This checkout in a folder of its own, installed but not built, where a test may write settings and start it. */
export async function copyCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  const copy = (part: string): Promise<void> =>
    cp(join(ROOT, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  await mkdir(join(folder, 'node_modules'));
  const installed = await readdir(join(ROOT, 'node_modules'));
  // Packages of others are shared. Our own ones are relative links and must lead into the copy.
  const foreign = installed.filter((name) => name !== '@app' && !name.startsWith('.'));
  await Promise.all([
    ...[...PARTS, 'node_modules/@app'].map(copy),
    ...[...foreign, '.bin', '.pnpm'].map((name) =>
      symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name)),
    ),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
