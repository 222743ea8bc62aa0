// Builds the images by the Dockerfile itself, looks into them, and runs every service of deploy/compose.yaml from them.
// No Docker and no registry is needed: buildah builds on bases made of this machine's package sources, podman runs.
// Where the machine cannot do that it says why and ends with 77, which counts as skipped. IMAGE_FOLDER keeps what was
// built for the next time.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeBases } from './image/base-images.ts';
import { buildAll, prepareDeploy } from './image/build-all.ts';
import { checkImages } from './image/check-images.ts';
import { findObstacle, openBuildWorkspace } from './image/tools.ts';

const SKIPPED = 77;
const ROOT = join(import.meta.dirname, '..');
const began = performance.now();
const tell = (fact: string): void => console.log(`${((performance.now() - began) / 1_000).toFixed(1)} s  ${fact}`);

const INSIDE = '--inside=';
const args = process.argv.slice(2);
const given = args.find((arg) => arg.startsWith(INSIDE))?.slice(INSIDE.length);
const kept = given ?? process.env['IMAGE_FOLDER'];
// Not /tmp, which may lie in memory.
const folder = kept ?? mkdtempSync('/var/tmp/image-');
mkdirSync(folder, { recursive: true });
process.exitCode = given === undefined ? checkApart() : check();

/** In a mount namespace of its own: buildah leaves mounts behind, which would keep the folder from being removed. */
function checkApart(): number {
  try {
    const obstacle = findObstacle(folder);
    if (obstacle) return skip(obstacle);
    const apart = ['--mount', '--propagation=private', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const self = [process.execPath, join(ROOT, 'scripts/check-image.ts'), `${INSIDE}${folder}`, ...args];
    return spawnSync('unshare', [...apart, ...self], { stdio: 'inherit' }).status ?? 1;
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

function check(): number {
  const workspace = openBuildWorkspace(folder);
  try {
    makeBases(workspace);
  } catch (error) {
    return skip(`the bases cannot be made: ${(error as Error).message}`);
  }
  tell('bases are made');
  const faults = checkImages(
    workspace,
    buildAll(workspace, prepareDeploy(workspace, ROOT), { root: ROOT, tell }),
    tell,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || !tryServices()) return 1;
  tell('a visitor was served by the containers');
  return 0;
}

function tryServices(): boolean {
  const apart = ['--net', '--mount', '--propagation=private'];
  const command = [process.execPath, join(ROOT, 'scripts/try-services.ts'), folder];
  return spawnSync('unshare', [...apart, ...command], { stdio: 'inherit' }).status === 0;
}

function skip(why: string): number {
  console.log(`skipped: ${why}`);
  return SKIPPED;
}
