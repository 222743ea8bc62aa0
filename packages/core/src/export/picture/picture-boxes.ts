import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import type { ExportedReport } from '../exported-report.ts';
import { toPictureData } from './picture-data.ts';

const template = readFileSync(new URL('picture.typ', import.meta.url), 'utf8');
const WORKSPACE = '/nonexistent/boxes';

export type PictureBox = { name: string; x: number; y: number; width: number; height: number };

/** For tests: asks the template itself where it put the boxes of a picture. */
export function openBoxReader(fontFolders: string[]): (report: ExportedReport) => PictureBox[] {
  const compiler = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontPaths: fontFolders }] });
  return (report) => {
    compiler.mapShadow(`${WORKSPACE}/picture.json`, Buffer.from(toPictureData(report).json));
    const { result } = compiler.compile({ mainFileContent: template });
    if (!result) throw new Error('the picture could not be set');
    const found = compiler.query(result, { selector: '<box>', field: 'value' }) as PictureBox[];
    compiler.evictCache(2);
    return found;
  };
}

/** Letters lean and accents rise a little over their box. */
const OVER = 7;
const PAPER = [0xf6, 0xf5, 0xf1];
const SAME = 6;

type Area = { left: number; right: number; top: number; bottom: number };

/** Counts pixels outside all boxes that are not paper, and in the edges of a box that are not its own colour. */
export async function measureInk(png: Buffer, boxes: PictureBox[]): Promise<{ outside: number; inEdges: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hasColour = (at: number, [red = 0, green = 0, blue = 0]: number[]): boolean =>
    Math.abs((data[at] ?? 0) - red) <= SAME &&
    Math.abs((data[at + 1] ?? 0) - green) <= SAME &&
    Math.abs((data[at + 2] ?? 0) - blue) <= SAME;
  const count = ({ left, right, top, bottom }: Area, colour: number[], isSkipped: Uint8Array): number => {
    let found = 0;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      for (let x = Math.max(0, left); x < Math.min(width, right); x += 1)
        if (isSkipped[y * width + x] === 0 && !hasColour((y * width + x) * 3, colour)) found += 1;
    return found;
  };

  const isInBox = new Uint8Array(width * height);
  for (const box of boxes) {
    const { left, right, top, bottom } = areaOf(box, OVER);
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      isInBox.fill(1, y * width + Math.max(0, left), y * width + Math.min(width, right));
  }
  const nothing = new Uint8Array(width * height);
  const inEdges = boxes.flatMap((box) =>
    edgesOf(box).map((edge) => count(edge, insets[box.name]?.colour ?? PAPER, nothing)),
  );
  return {
    outside: count({ left: 0, right: width, top: 0, bottom: height }, PAPER, isInBox),
    inEdges: inEdges.reduce((sum, one) => sum + one, 0),
  };
}

const areaOf = ({ x, y, width, height }: PictureBox, over: number): Area => ({
  left: Math.floor(x - over),
  right: Math.ceil(x + width + over),
  top: Math.floor(y - over),
  bottom: Math.ceil(y + height + over),
});

/** How far the text of a box stays away from its border, and the colour between them. */
const insets: Record<string, { from: number; to: number; colour: number[] }> = {
  quote: { from: 10, to: 28 - OVER, colour: [0xfd, 0xf3, 0xd3] },
  card: { from: 8, to: 38 - OVER, colour: [0xff, 0xff, 0xff] },
};
/** Corners are round. */
const CORNER = 40;

function edgesOf(box: PictureBox): Area[] {
  const inset = insets[box.name];
  if (!inset) return [];
  const { left, right, top, bottom } = areaOf(box, 0);
  const { from, to } = inset;
  const across = { left: left + CORNER, right: right - CORNER };
  const along = { top: top + CORNER, bottom: bottom - CORNER };
  return [
    { ...across, top: top + from, bottom: top + to },
    { ...across, top: bottom - to, bottom: bottom - from },
    { ...along, left: left + from, right: left + to },
    { ...along, left: right - to, right: right - from },
  ];
}
