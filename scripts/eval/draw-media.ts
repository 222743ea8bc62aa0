import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import { z } from 'zod';
import { CASES, type EvalCase } from './cases.ts';

const colour = z.string().regex(/^[0-9a-f]{6}$/);
/** `x` and `y` are the middle of its foot, in shares of the picture; `moves` is how far it walks in a clip. */
const Thing = z.strictObject({
  is: z.enum(['person', 'tree', 'house', 'table', 'sun', 'book', 'ball']),
  x: z.number(),
  y: z.number(),
  size: z.number(),
  colour,
  moves: z.number().default(0),
  /** Of a person. */
  armsUp: z.boolean().default(false),
});
type Thing = z.infer<typeof Thing>;
const Scene = z.strictObject({
  id: z.string(),
  kind: z.enum(['image', 'video']),
  sky: colour,
  ground: colour,
  things: z.array(Thing),
});
type Scene = z.infer<typeof Scene>;

const [WIDTH, HEIGHT, FRAMES, RATE] = [640, 480, 24, 8];
type Shape = { isRound: boolean; x: number; y: number; w: number; h: number; colour: string };

/** Drawn pictures and clips, in a temporary folder: nobody real is in them, and none is kept in the repository. */
export async function drawMedia(): Promise<EvalCase[]> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-media-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const lines = readFileSync(join(CASES, 'media.jsonl'), 'utf8').split('\n').filter(Boolean);
  const cases: EvalCase[] = [];
  for (const line of lines) {
    const scene = Scene.parse(JSON.parse(line));
    const file = join(folder, `${scene.id}.${scene.kind === 'image' ? 'png' : 'mp4'}`);
    writeFileSync(file, await encode(scene));
    const people = scene.things.filter(({ is }) => is === 'person').length;
    cases.push({ id: scene.id, set: 'media', kind: scene.kind, language: 'en', text: '', file, people });
  }
  return cases;
}

async function encode(scene: Scene): Promise<Buffer> {
  const isImage = scene.kind === 'image';
  const frames = Buffer.concat(
    Array.from({ length: isImage ? 1 : FRAMES }, (_, index) => paint(scene, index / FRAMES)),
  );
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i'];
  const output = isImage ? ['-frames:v', '1'] : ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  const options = [...input, `@/${scene.id}.raw`, ...output];
  return runFfmpeg({ options, extension: isImage ? 'png' : 'mp4', inputs: { [`${scene.id}.raw`]: frames } });
}

function paint({ sky, ground, things }: Scene, time: number): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const shapes = [
    rect(0.5, 0.35, [1, 0.7], sky),
    rect(0.5, 0.85, [1, 0.3], ground),
    ...things.flatMap((thing) => shapesOf(thing, time)),
  ];
  for (const shape of shapes) fill(pixels, shape);
  return pixels;
}

const rect = (x: number, y: number, [w, h]: [number, number], colour: string): Shape => ({
  isRound: false,
  x,
  y,
  w,
  h,
  colour,
});
const disc = (x: number, y: number, d: number, colour: string): Shape => ({
  isRound: true,
  x,
  y,
  w: d,
  h: (d * WIDTH) / HEIGHT,
  colour,
});

function shapesOf({ is, x: start, y, size: s, colour, moves, armsUp }: Thing, time: number): Shape[] {
  const x = start + moves * time;
  const up = (part: number): number => y - part * s;
  switch (is) {
    case 'person':
      return [
        ...[-0.07, 0.07].map((side) => rect(x + side * s, up(0.2), [0.07 * s, 0.4 * s], '2b2b38')),
        rect(x, up(0.58), [0.28 * s, 0.42 * s], colour),
        ...[-0.18, 0.18].map((side) => rect(x + side * s, up(armsUp ? 0.9 : 0.6), [0.06 * s, 0.36 * s], colour)),
        disc(x, up(0.92), 0.17 * s, 'e0b594'),
        ...[-0.03, 0.03].map((side) => disc(x + side * s, up(0.94), 0.02 * s, '22211e')),
        rect(x, up(0.87), [0.06 * s, 0.015 * s], '8a3b34'),
      ];
    case 'tree':
      return [rect(x, up(0.25), [0.1 * s, 0.5 * s], '6b4a2b'), disc(x, up(0.75), 0.5 * s, colour)];
    case 'house':
      return [
        rect(x, up(0.3), [0.7 * s, 0.6 * s], colour),
        rect(x, up(0.63), [0.8 * s, 0.1 * s], '7a3328'),
        rect(x, up(0.18), [0.14 * s, 0.36 * s], '3a2b22'),
      ];
    case 'table':
      return [
        rect(x, up(0.3), [0.8 * s, 0.06 * s], colour),
        ...[-0.35, 0.35].map((side) => rect(x + side * s, up(0.15), [0.05 * s, 0.3 * s], colour)),
      ];
    case 'book':
      return [rect(x, up(0.1), [0.3 * s, 0.2 * s], colour), rect(x, up(0.1), [0.02 * s, 0.2 * s], 'f4f1e8')];
    case 'sun':
    case 'ball':
      return [disc(x, y, 0.3 * s, colour)];
  }
}

function fill(pixels: Buffer, { isRound, x, y, w, h, colour }: Shape): void {
  const rgb = Buffer.from(colour, 'hex');
  const [left, right] = [x - w / 2, x + w / 2].map((at) => Math.min(WIDTH, Math.max(0, Math.round(at * WIDTH))));
  const [top, bottom] = [y - h / 2, y + h / 2].map((at) => Math.min(HEIGHT, Math.max(0, Math.round(at * HEIGHT))));
  for (let row = top ?? 0; row < (bottom ?? 0); row += 1)
    for (let column = left ?? 0; column < (right ?? 0); column += 1) {
      const isOutside = isRound && ((column / WIDTH - x) / (w / 2)) ** 2 + ((row / HEIGHT - y) / (h / 2)) ** 2 > 1;
      if (!isOutside) rgb.copy(pixels, (row * WIDTH + column) * 3);
    }
}
