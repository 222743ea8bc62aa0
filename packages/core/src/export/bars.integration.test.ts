import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportWordsOf } from '@app/words/reports';
import { drawPrintChart } from './draw-print-chart.ts';
import { ask, reportOf, unpack } from './export-fixture.ts';
import { toDocx } from './docx/to-docx.ts';
import { openPdfMaker } from './pdf/to-pdf.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bars-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The point is near the low pole, which every language puts first. */
const bars = [
  { lang: 'ar', low: 'المألوف', high: 'الانفتاح', says: 'القراءة هنا', lowIsAt: 'right' },
  { lang: 'ar', low: 'Introversion', high: 'Extraversion', says: 'القراءة هنا', lowIsAt: 'right' },
  { lang: 'de', low: 'vertraut', high: 'offen', says: 'Das liest sich so', lowIsAt: 'left' },
] as const;
type Bar = (typeof bars)[number];

const reportWith = ({ lang, low, high, says }: Bar) => ({
  ...reportOf(`# ${says}\n\n\`${low} ──●──────────────── ${high}\` ${says}`),
  lang,
});

type Area = { left: number; top: number; width: number; height: number };

/** The mean horizontal position of the point-coloured pixels, from 0 (left) to 1 (right) of an area. */
async function pointIn(picture: Buffer, area?: Area): Promise<number> {
  const image = sharp(picture).flatten({ background: '#fff' });
  const { data, info } = await (area ? image.extract(area) : image).raw().toBuffer({ resolveWithObject: true });
  const places: number[] = [];
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 255, green = 255, blue = 255] = data.subarray(pixel * info.channels);
    if (red < 60 && green > 70 && green < 130 && blue > 70 && blue < 130) places.push(pixel % info.width);
  }
  return places.reduce((sum, place) => sum + place, 0) / places.length / info.width;
}

test.for(['ltr', 'rtl'] as const)('an exported %s chart has its point at the low pole', (direction) => {
  const words = { ar: reportWordsOf('ar'), de: reportWordsOf('de') }[direction === 'rtl' ? 'ar' : 'de'].report.chart;
  const chart = { rows: [{ label: 'DISC', low: 'A', high: 'B', points: [{ at: 0.1, isHollow: false }] }] };
  const { svg, width } = drawPrintChart(chart, 442, words, direction);
  const placeOf = (element: RegExp): number => Number(element.exec(svg)?.[1]);
  const [label, low, high, point] = [
    /x="([\d.]+)"[^>]*>DISC</,
    /x="([\d.]+)"[^>]*>A</,
    /x="([\d.]+)"[^>]*>B</,
    /cx="([\d.]+)"/,
  ].map(placeOf);

  expect(Math.abs(Number(point) - Number(low))).toBeLessThan(Math.abs(Number(point) - Number(high)) / 2);
  expect(Number(low) < Number(high)).toBe(direction === 'ltr');
  expect(Number(label) < width / 2).toBe(direction === 'ltr');
});

const PIXELS_PER_POINT = 4;
/** pdftotext returns right-to-left words in drawing order, so compare sorted letters. */
const lettersOf = (text: string): string => text.split('').toSorted().join('');

test.for(bars)('the point of a bar from $low to $high lies at the low pole in a PDF in $lang', async (bar) => {
  const path = join(folder, 'bar.pdf');
  await writeFile(path, openPdfMaker(['/usr/share/fonts'])(reportWith(bar)));
  await ask('pdftoppm', '-r', String(72 * PIXELS_PER_POINT), '-png', '-singlefile', path, join(folder, 'bar'));
  const words = [...(await ask('pdftotext', '-bbox', path, '-')).matchAll(/<word ([^>]*)>([^<]*)</g)].map(
    ([, places = '', text = '']) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = (places.match(/[\d.]+(?=")/g) ?? []).map(
        (place) => Number(place) * PIXELS_PER_POINT,
      );
      return { text, left, top, right, bottom };
    },
  );
  const [low, high] = [bar.low, bar.high].map((pole) => words.find(({ text }) => lettersOf(text) === lettersOf(pole)));
  if (!low || !high) throw new Error(`The poles are not among ${JSON.stringify(words)}`);
  const [left, right] = [Math.ceil(Math.min(low.right, high.right)), Math.floor(Math.max(low.left, high.left))];
  const area = { left, top: Math.floor(low.top), width: right - left, height: Math.ceil(low.bottom - low.top) };

  const point = await pointIn(await readFile(join(folder, 'bar.png')), area);

  expect(low.left < high.left ? 'left' : 'right').toBe(bar.lowIsAt);
  expect(point < 0.4 ? 'left' : point > 0.6 ? 'right' : 'middle').toBe(bar.lowIsAt);
});

test.for(bars)('the point of a bar from $low to $high lies at the low pole in a DOCX in $lang', async (bar) => {
  const parts = await unpack(await toDocx(reportWith(bar)), join(folder, `${bar.lang}-${bar.low}`));
  const document = await readFile(parts.get('word/document.xml') ?? '', 'utf8');
  const paragraph = document.match(/<w:p>(?:(?!<\/w:p>).)*<w:drawing>.*?<\/w:p>/s)?.[0] ?? '';
  const picture = [...parts].find(([name]) => name.endsWith('.png'))?.[1] ?? '';

  const point = await pointIn(await readFile(picture));

  // Low comes first, and the direction mark keeps it at the start of the paragraph.
  expect(paragraph.indexOf(bar.low)).toBeLessThan(paragraph.indexOf('<w:drawing>'));
  expect(paragraph.includes('<w:bidi/>')).toBe(bar.lowIsAt === 'right');
  expect(paragraph.includes('\u200F  ')).toBe(bar.lowIsAt === 'right');
  expect(point < 0.4 ? 'left' : point > 0.6 ? 'right' : 'middle').toBe(bar.lowIsAt);
});
