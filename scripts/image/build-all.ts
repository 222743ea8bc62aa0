import { parseEnv } from 'node:util';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Compose, readCompose } from '../deploy/compose.ts';
import { interpolate } from '../deploy/interpolate.ts';
import { buildImage, copyContext, seedPackageCache } from './build-images.ts';
import { qualify } from './containers.ts';
import { run, type BuildWorkspace } from './tools.ts';

const STAND_INS = join(import.meta.dirname, 'stand-ins');

/** The folder as an operator has it after the first command of the documentation. */
export function prepareDeploy(workspace: BuildWorkspace, root: string): Compose {
  const deploy = join(workspace.folder, 'deploy');
  rmSync(deploy, { recursive: true, force: true });
  cpSync(join(root, 'deploy'), deploy, { recursive: true });
  for (const name of ['.env', 'worker.env', 'settings.env']) rmSync(join(deploy, name), { force: true });
  run(workspace, ['bash', join(deploy, 'make-secrets'), 'localhost']);
  const secrets = parseEnv(readFileSync(join(deploy, '.env'), 'utf8'));
  const { text, faults } = interpolate(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), secrets);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return readCompose(text);
}

type Choice = { root: string; tell: (fact: string) => void };

/** Every image the compose file names, those of others first: ours may stand on them. Answers ours. */
export function buildAll(workspace: BuildWorkspace, { services }: Compose, { root, tell }: Choice): string[] {
  const chosen = Object.values(services)
    .filter((service) => service['profiles'] === undefined)
    .map(({ image, build }) => ({ tag: qualify(image), build }));
  const others = new Set(chosen.map(({ tag }) => tag).filter((tag) => !tag.startsWith('localhost/')));
  for (const tag of others) {
    const target = /([\w-]+):[^/]*$/.exec(tag)?.[1] ?? '';
    buildImage(workspace, { context: STAND_INS, target, tag });
    tell(`${target} has a stand-in`);
  }

  seedPackageCache(workspace, run(workspace, ['pnpm', 'store', 'path']));
  const context = copyContext(workspace, root);
  return chosen.flatMap(({ tag, build }) => {
    if (!build) return [];
    buildImage(workspace, { context, target: build.target, tag, arguments: build.args });
    tell(`${build.target} is built`);
    return tag;
  });
}
