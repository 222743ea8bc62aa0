import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readDockerfile, type Instruction, type Stage } from './dockerfile.ts';
import { startInRoom } from './image-room.ts';

/** Changes the base image, which here is this machine. */
const OF_THE_BASE = /^(apt-get|npm install --global)\b/;

type Build = { dockerfile: string; context: string; contextFiles: string[]; folder: string };

/** Carries out the instructions of a Dockerfile that make /app, and answers where it lies. */
export async function buildImage({ dockerfile, context, contextFiles, folder }: Build): Promise<string> {
  const stages = readDockerfile(dockerfile);
  const places = new Map<string, string>();
  for (const stage of stages) {
    const app = join(folder, stage.name);
    const base = places.get(stage.from);
    places.set(stage.name, app);
    await (base ? copy(base, app) : mkdir(app));
    for (const instruction of stage.instructions) {
      if (instruction.word === 'COPY') await copyInto(app, instruction, { places, context, contextFiles });
      if (instruction.word === 'RUN') await run(app, stage, instruction, folder);
    }
  }
  const [last] = stages.slice(-1).map(({ name }) => places.get(name));
  if (!last) throw new Error('The Dockerfile has no stage.');
  return last;
}

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });

type Sources = { places: Map<string, string>; context: string; contextFiles: string[] };

async function copyInto(app: string, { flags, rest }: Instruction, sources: Sources): Promise<void> {
  const [from = '', to = ''] = rest.split(' ');
  const stage = flags['from'];
  if (stage !== undefined)
    return copy(join(sources.places.get(stage) ?? '', from.replace(/^\/app\/?/, '')), join(app, to));
  for (const path of sources.contextFiles) {
    await mkdir(dirname(join(app, path)), { recursive: true });
    await cp(join(sources.context, path), join(app, path));
  }
}

async function run(app: string, stage: Stage, { rest, flags }: Instruction, folder: string): Promise<void> {
  if (OF_THE_BASE.test(rest)) {
    console.log(`${stage.name}: not run here: ${rest.slice(0, 60)}…`);
    return;
  }
  const began = performance.now();
  const shared = await openCache(flags['mount'], folder);
  const environment = { PATH: process.env.PATH ?? '', HOME: '/tmp', CI: 'true' };
  const child = startInRoom({ app, access: 'write', shared, environment }, ['/bin/sh', '-c', rest], 'inherit');
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${stage.name}: RUN ${rest} ended with ${code}`);
  console.log(`${stage.name}: ${rest.slice(0, 60)}: ${Math.round(performance.now() - began)} ms`);
}

/** A cache of the build, kept for its later stages. */
async function openCache(mount: string | undefined, folder: string): Promise<Record<string, string>> {
  const target = /^type=cache,target=(\S+)$/.exec(mount ?? '')?.[1];
  if (target === undefined) return {};
  const cache = join(folder, `cache${target.replaceAll('/', '-')}`);
  await mkdir(cache, { recursive: true });
  return { [target]: cache };
}
