import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Checkout = { folder: string; remove(): Promise<void> };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PARTS = [
  ...'.env.example apps chromium.config.ts deploy docs e2e eval package.json packages'.split(' '),
  ...'pnpm-workspace.yaml scripts tsconfig.base.json tsconfig.json tsconfig.node.json vitest.config.ts'.split(' '),
];
/** Build output; the copy builds its own. */
const LEFT_OUT = new Set(['dist', '.cache']);

/**
 * Copies this checkout into a temporary folder, installed but not built, so that a test can write settings and start
 * it.
 */
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
  // Third-party packages are linked to this checkout. Our own packages are relative links that must resolve in the
  // copy.
  const foreign = installed.filter((name) => name !== '@app' && !name.startsWith('.'));
  await Promise.all([
    ...[...PARTS, 'node_modules/@app'].map(copy),
    ...[...foreign, '.bin', '.pnpm'].map((name) =>
      symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name)),
    ),
  ]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
