import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { CASES, type EvalCase } from './cases.ts';
import { readLines } from './files.ts';

const colour = z.string().regex(/^[0-9a-f]{6}$/);
/** `x` and `y` are the middle of the foot, as shares of the picture; `moves` is the distance it moves in a clip. */
const Thing = z.strictObject({
  is: z.enum(['person', 'tree', 'house', 'table', 'sun', 'book', 'ball']),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  colour,
  moves: z.number().default(0),
  /** Persons only. */
  armsUp: z.boolean().default(false),
});
const Scene = z.strictObject({
  id: z.string(),
  kind: z.enum(['image', 'video']),
  sky: colour,
  ground: colour,
  things: z.array(Thing),
});
type Scene = z.infer<typeof Scene>;

const [WIDTH, HEIGHT, FRAMES, RATE] = [640, 480, 24, 8];

/** Draws the picture and clip cases into a temporary folder. No real person is in them, and the repository stores none. */
export async function drawMedia(): Promise<EvalCase[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-media-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const cases: EvalCase[] = [];
  for (const scene of readLines(join(CASES, 'media.jsonl'), Scene)) {
    const { id, kind, things } = scene;
    const file = join(folder, `${id}.${kind === 'image' ? 'png' : 'mp4'}`);
    writeFileSync(file, await (kind === 'image' ? draw(scene, 0).png().toBuffer() : film(scene)));
    const people = things.filter(({ is }) => is === 'person').length;
    cases.push({ id, set: 'media', kind, language: 'en', text: '', file, people });
  }
  return cases;
}

async function film(scene: Scene): Promise<Buffer> {
  const times = Array.from({ length: FRAMES }, (_, index) => index / FRAMES);
  const frames = await Promise.all(times.map((time) => draw(scene, time).removeAlpha().raw().toBuffer()));
  const raw = `${scene.id}.raw`;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${RATE} -i @/${raw}`;
  const options = `${input} -c:v libx264 -pix_fmt yuv420p`;
  return runFfmpeg({ options, extension: 'mp4', inputs: { [raw]: Buffer.concat(frames) } });
}

function draw({ sky, ground, things }: Scene, time: number): Sharp {
  const drawn = things.map(({ is, x, y, size, colour, moves, armsUp }) => {
    const at = `translate(${(x + moves * time) * WIDTH} ${y * HEIGHT}) scale(${size * WIDTH} ${size * HEIGHT})`;
    return `<g transform="${at}" fill="#${colour}">${shapes[is](armsUp)}</g>`;
  });
  const back = `<path fill="#${sky}" d="M0 0h640v336H0z"/><path fill="#${ground}" d="M0 336h640v144H0z"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${back}${drawn.join('')}</svg>`,
    ),
  );
}

/** Coordinates start at the middle of the foot, in sizes of the thing; y points upwards. */
const box = (x: number, y: number, [w, h]: [number, number], fill?: string): string =>
  `<rect x="${x - w / 2}" y="${-y - h / 2}" width="${w}" height="${h}"${fill ? ` fill="#${fill}"` : ''}/>`;
const disc = (x: number, y: number, d: number, fill?: string): string =>
  `<ellipse cx="${x}" cy="${-y}" rx="${d / 2}" ry="${(d * WIDTH) / HEIGHT / 2}"${fill ? ` fill="#${fill}"` : ''}/>`;
const both = (x: number, shape: (x: number) => string): string => shape(-x) + shape(x);

const shapes: Record<z.infer<typeof Thing>['is'], (armsUp: boolean) => string> = {
  person: (armsUp) =>
    both(0.07, (x) => box(x, 0.2, [0.07, 0.4], '2b2b38')) +
    box(0, 0.58, [0.28, 0.42]) +
    both(0.18, (x) => box(x, armsUp ? 0.9 : 0.6, [0.06, 0.36])) +
    disc(0, 0.92, 0.17, 'e0b594') +
    both(0.03, (x) => disc(x, 0.94, 0.02, '22211e')) +
    box(0, 0.87, [0.06, 0.015], '8a3b34'),
  tree: () => box(0, 0.25, [0.1, 0.5], '6b4a2b') + disc(0, 0.75, 0.5),
  house: () => box(0, 0.3, [0.7, 0.6]) + box(0, 0.63, [0.8, 0.1], '7a3328') + box(0, 0.18, [0.14, 0.36], '3a2b22'),
  table: () => box(0, 0.3, [0.8, 0.06]) + both(0.35, (x) => box(x, 0.15, [0.05, 0.3])),
  book: () => box(0, 0.1, [0.3, 0.2]) + box(0, 0.1, [0.02, 0.2], 'f4f1e8'),
  sun: () => disc(0, 0, 0.3),
  ball: () => disc(0, 0, 0.3),
};
