import type { SpawnSyncReturns } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDeploy } from './build-all.ts';
import { buildImage, copyContext } from './build-images.ts';
import { checkImages } from './check-images.ts';
import { type BuildMistake, buildMistakes, type RunMistakes, runMistakes } from './planted.ts';
import type { Workshop } from './tools.ts';

type Means = { root: string; tryServices: () => SpawnSyncReturns<string>; tell: (fact: string) => void };

/** Builds and runs with one mistake after the other; answers how many were not found. */
export function proveImages(workshop: Workshop, { root, tryServices, tell }: Means): number {
  let missed = 0;
  const judge = (faults: string[], said: string): void => {
    for (const fault of faults) {
      const isFound = said.includes(fault);
      if (!isFound) missed += 1;
      tell(`${isFound ? 'found' : 'MISSED'}: ${fault}${isFound ? '' : `\n${said}`}`);
    }
  };
  for (const mistake of buildMistakes) judge([mistake.fault], buildWith(workshop, root, mistake));
  for (const mistakes of runMistakes) judge(mistakes.faults, runWith(workshop, { root, tryServices }, mistakes));
  tell(`${missed} planted mistakes were missed`);
  return missed;
}

function buildWith(workshop: Workshop, root: string, { target, file, from, to }: BuildMistake): string {
  const context = copyContext(workshop, root);
  change(join(context, file), [[from, to]]);
  const tag = `localhost/planted-${target}:local`;
  buildImage(workshop, { context, target, tag });
  return checkImages(workshop, [tag], () => {}).join('\n');
}

function runWith(
  workshop: Workshop,
  { root, tryServices }: Pick<Means, 'root' | 'tryServices'>,
  { changes }: RunMistakes,
): string {
  prepareDeploy(workshop, root);
  change(join(workshop.folder, 'deploy/compose.yaml'), changes);
  const { status, stdout, stderr } = tryServices();
  return status === 0 ? 'nothing was found' : `${stdout}${stderr}`;
}

function change(file: string, changes: [from: string, to: string][]): void {
  const before = readFileSync(file, 'utf8');
  const after = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
    return text.replaceAll(from, to);
  }, before);
  writeFileSync(file, after);
}
