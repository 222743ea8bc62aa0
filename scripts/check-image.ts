// Builds the images from the Dockerfile, inspects them, and runs every service of deploy/compose.yaml from them. It
// needs neither Docker nor a registry: buildah builds on base images made from this machine's package sources, podman
// runs them. On a machine without the requirements it prints the reason and exits with 77, which counts as skipped.
// IMAGE_FOLDER keeps the builds for the next run; `--without media` leaves out that service, which takes longest to
// build.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Compose, readCompose } from './deploy/compose.ts';
import { interpolate, readEnvFile } from './deploy/interpolate.ts';
import { makeBases } from './image/base-images.ts';
import { buildImage, copyContext, seedPackageCache } from './image/build-images.ts';
import { checkImages } from './image/check-images.ts';
import { qualify } from './image/containers.ts';
import { findObstacle, openWorkshop, run, type Workshop } from './image/tools.ts';

const SKIPPED = 77;
const ROOT = join(import.meta.dirname, '..');
const STAND_INS = join(import.meta.dirname, 'image/stand-ins');
const began = performance.now();
const tell = (fact: string): void => console.log(`${((performance.now() - began) / 1_000).toFixed(1)} s  ${fact}`);

const INSIDE = '--inside=';
const words = process.argv.slice(2);
const given = words.find((word) => word.startsWith(INSIDE))?.slice(INSIDE.length);
const without = words.filter((word) => !word.startsWith('--'));
const kept = given ?? process.env['IMAGE_FOLDER'];
// Not /tmp, which may be in memory.
const folder = kept ?? mkdtempSync('/var/tmp/image-');
mkdirSync(folder, { recursive: true });
process.exitCode = given === undefined ? checkApart() : check();

/** Runs in its own mount namespace, because buildah leaves mounts behind that would prevent removing the folder. */
function checkApart(): number {
  try {
    const obstacle = findObstacle(folder);
    if (obstacle) return skip(obstacle);
    const apart = ['--mount', '--propagation=private', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const self = [process.execPath, join(ROOT, 'scripts/check-image.ts'), `${INSIDE}${folder}`, ...without];
    return spawnSync('unshare', [...apart, ...self], { stdio: 'inherit' }).status ?? 1;
  } finally {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

function check(): number {
  const workshop = openWorkshop(folder);
  try {
    makeBases(workshop);
  } catch (error) {
    return skip(`the bases cannot be made: ${(error as Error).message}`);
  }
  tell('bases are made');
  const faults = checkImages(workshop, buildAll(workshop, prepareDeploy(workshop)), tell);
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : tryServices();
}

/** Prepares the folder as the first command of the documentation does for an operator. */
function prepareDeploy(workshop: Workshop): Compose {
  const deploy = join(folder, 'deploy');
  rmSync(deploy, { recursive: true, force: true });
  cpSync(join(ROOT, 'deploy'), deploy, { recursive: true });
  for (const name of ['.env', 'worker.env', 'settings.env']) rmSync(join(deploy, name), { force: true });
  run(workshop, ['bash', join(deploy, 'make-secrets'), 'localhost']);
  const secrets = readEnvFile(readFileSync(join(deploy, '.env'), 'utf8'));
  const { text, faults } = interpolate(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), secrets);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return readCompose(text);
}

/** Builds every image the compose file names, third-party ones first because ours may depend on them. Returns ours. */
function buildAll(workshop: Workshop, { services }: Compose): string[] {
  const chosen = Object.entries(services)
    .filter(([name, service]) => service['profiles'] === undefined && !without.includes(name))
    .map(([, { image, build }]) => ({ tag: qualify(image), build }));
  const others = new Set(chosen.map(({ tag }) => tag).filter((tag) => !tag.startsWith('localhost/')));
  for (const tag of others) {
    const target = /([\w-]+):[^/]*$/.exec(tag)?.[1] ?? '';
    buildImage(workshop, { context: STAND_INS, target, tag });
    tell(`${target} has a stand-in`);
  }

  seedPackageCache(workshop, run(workshop, ['pnpm', 'store', 'path']));
  const context = copyContext(workshop, ROOT);
  return chosen.flatMap(({ tag, build }) => {
    if (!build) return [];
    buildImage(workshop, { context, target: build.target, tag, arguments: build.args });
    tell(`${build.target} is built`);
    return tag;
  });
}

function tryServices(): number {
  const apart = ['--net', '--mount', '--propagation=private'];
  const command = [process.execPath, join(ROOT, 'scripts/try-services.ts'), folder, ...without];
  const { status } = spawnSync('unshare', [...apart, ...command], { stdio: 'inherit' });
  if (status === 0) tell('a visitor was served by the containers');
  return status ?? 1;
}

function skip(why: string): number {
  console.log(`skipped: ${why}`);
  return SKIPPED;
}
