import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block, Chart, Track } from '@app/contract/blocks';
import { drawChart } from '@app/document/draw-chart';
import { printPalette, toSvg } from '@app/document/to-svg';
import { frameworks } from '@app/frameworks/index';
import { writeExample } from '@app/testkit/measure-report';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DrawnTrack, drawnTracks } from './drawn-tracks.ts';
import { toDocx } from './docx/to-docx.ts';
import { ask, reportOf, unpack } from './export-fixture.ts';
import type { ExportedReport } from './exported-report.ts';
import { openPdfMaker } from './pdf/to-pdf.ts';
import { openPictureMaker } from './picture/to-picture.ts';

/** Half a point of 100. */
const MOST = 0.005;
const fonts = ['/usr/share/fonts'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'positions-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Places that no text of 21 characters could hold, split and thin ones among them. */
const every: Block[] = [
  { id: 'headline', type: 'headline', title: 'Every place' },
  ...Array.from({ length: 40 }, (_, index): Block => {
    const at = (index * 37) % 101;
    const points = [{ at: at / 100, isHollow: index % 3 === 0 }];
    const split = index % 7 === 0 ? [...points, { at: ((at + 50) % 101) / 100, isHollow: false }] : points;
    const bar: Track = { ...(index % 2 && { low: 'low', high: 'high' }), points: split };
    return { id: `l.${index}`, type: 'row', level: 2, title: `Row ${index}`, bar, prose: [], quotes: [], asides: [] };
  }),
];

const cases: [string, readonly Block[]][] = [
  ['every place', every],
  ...frameworks.map((framework): [string, readonly Block[]] => [
    framework.id,
    writeExample(framework).report.blocks ?? [],
  ]),
];

const exported = (blocks: readonly Block[], lang = 'en'): ExportedReport => ({
  ...reportOf(''),
  lang,
  blocks: [...blocks],
});

const chartsIn = (blocks: readonly Block[]): Chart[] =>
  blocks.flatMap((block) => {
    if (block.type === 'chart') return [block];
    return block.type === 'row' && block.bar ? [{ rows: [block.bar] }] : [];
  });

/** What a chart must show, turned for readers from the right. A wheel has no sides. */
function expected({ rows, form }: Chart, isTurned = false): DrawnTrack[] {
  const isRound = form === 'wheel' || form === 'hexagon';
  const turn = (at: number): number => (isTurned && !isRound ? 1 - at : at);
  return rows.flatMap(({ points = [], range, steps }) => {
    if (steps) return [];
    const ends = range?.map(turn).toSorted((one, other) => one - other) as [number, number] | undefined;
    const axis = form === 'axes' ? points.map((point): [number, number] => ends ?? [0.5, turn(point.at)]) : [];
    return [{ points: points.map(({ at }) => turn(at)), ranges: [...(ends ? [ends] : []), ...axis] }];
  });
}

/** The widest distance between what is stored and what is drawn, in points of 100. */
function widest(drawn: readonly DrawnTrack[], stored: readonly DrawnTrack[]): number {
  expect(drawn.map(({ points, ranges }) => [points.length, ranges.length])).toEqual(
    stored.map(({ points, ranges }) => [points.length, ranges.length]),
  );
  const distances = stored.flatMap(({ points, ranges }, index) => {
    const track = drawn[index];
    const near = points.map((place) => Math.min(...(track?.points ?? []).map((at) => Math.abs(at - place))));
    const far = ranges.flatMap((range, at) => {
      const [from = -1, to = -1] = (track?.ranges[at] ?? []).toSorted((one, other) => one - other);
      const [first, last] = range.toSorted((one, other) => one - other) as [number, number];
      return [Math.abs(from - first), Math.abs(to - last)];
    });
    return [...near, ...far];
  });
  return 100 * Math.max(0, ...distances);
}

test.for(cases)('the SVG of a page has every position of %s where it is stored', ([, blocks]) => {
  for (const width of [310, 342, 560, 686]) {
    for (const direction of ['ltr', 'rtl'] as const) {
      for (const chart of chartsIn(blocks)) {
        const drawn = drawnTracks(toSvg(drawChart(chart, width, direction), printPalette));

        expect(widest(drawn, expected(chart, direction === 'rtl'))).toBeLessThan(100 * MOST);
      }
    }
  }
});

test.for(cases.flatMap(([name, blocks]) => [[name, 'en', blocks] as const, [name, 'ar', blocks] as const]))(
  'the PDF has every position of %s where it is stored, in %s',
  async ([name, lang, blocks], { annotate }) => {
    const path = join(folder, `${name}-${lang}.pdf`);
    await writeFile(path, openPdfMaker(fonts)(exported(blocks, lang)));
    const pages = Number(/Pages:\s+(\d+)/.exec(await ask('pdfinfo', path))?.[1]);
    const drawn: DrawnTrack[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const svg = await ask('pdftocairo', '-svg', '-f', String(page), '-l', String(page), path, '-');
      drawn.push(...drawnTracks(svg));
    }

    const most = widest(
      drawn,
      chartsIn(blocks).flatMap((chart) => expected(chart, lang === 'ar')),
    );

    await annotate(`${drawn.length} tracks, at most ${most.toFixed(3)} of 100 away`);
    expect(most).toBeLessThan(100 * MOST);
  },
);

/** What a picture draws of a report: its first chart. Steps hold no position. */
const firstChart = (blocks: readonly Block[]): Chart | undefined => blocks.find((block) => block.type === 'chart');
const hasSteps = (blocks: readonly Block[]): boolean => firstChart(blocks)?.form === 'steps';

test.for(cases.filter(([, blocks]) => !hasSteps(blocks)))(
  'the picture has every position of %s where it is stored',
  async ([, blocks]) => {
    const svg = await openPictureMaker(fonts)(exported(blocks), 'svg');
    const chart = firstChart(blocks);

    expect(widest(drawnTracks(svg.toString()), chart ? expected(chart) : [])).toBeLessThan(100 * MOST);
  },
);

test.for(cases.filter(([, blocks]) => hasSteps(blocks)))('the picture has every step of %s', async ([, blocks]) => {
  const svg = await openPictureMaker(fonts)(exported(blocks), 'svg');
  const steps = firstChart(blocks)?.rows.map((row) => row.steps?.filled ?? 0) ?? [];

  const drawn = svg.toString().split(`stroke="${printPalette.step}"`).length - 1;

  expect(drawn).toBe(steps.reduce((sum, filled) => sum + filled, 0));
});

/** The places of the dots in a picture of one bar: columns that are higher than the line, between its round ends. */
async function dotsIn(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const inkAt = (x: number, y: number): number => {
    const [red = 255, green = 255, blue = 255] = data.subarray((y * width + x) * channels);
    // How much of a pixel the dot covers: its colour is the only one with so little red.
    return Math.max(0, Math.min(1, (222 - Math.min(222, red)) / (222 - 14))) * (blue > 40 && green > 60 ? 1 : 0);
  };
  const ink = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => inkAt(x, y)).reduce((sum, one) => sum + one, 0),
  );
  const isLine = (x: number): boolean =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * channels] ?? 255).some((red) => red < 240);
  const inked = ink.flatMap((_, x) => (isLine(x) ? [x] : []));
  const [left = 0, right = 0] = [inked[0], inked.at(-1)];
  const groups: { sum: number; weight: number; last: number }[] = [];
  for (const [x, weight] of ink.entries()) {
    if (weight < 1) continue;
    const group = groups.at(-1);
    if (group && x - group.last <= 2)
      Object.assign(group, { sum: group.sum + x * weight, weight: group.weight + weight, last: x });
    else groups.push({ sum: x * weight, weight, last: x });
  }
  // The line ends half its width before its round ends.
  const end = 1.5 * ((right - left + 1) / 153);
  const [from, to] = [left + end, right + 1 - end];
  return groups.map(({ sum, weight }) => (sum / weight + 0.5 - from) / (to - from));
}

test('the DOCX has every bar where it is stored', async () => {
  const single = every.filter(
    (block) => block.type !== 'row' || (block.bar?.points?.length === 1 && inside(block.bar)),
  );
  const parts = await unpack(await toDocx(exported(single)), join(folder, 'docx'));
  const pictures = [...parts].filter(([name]) => name.endsWith('.png'));
  const document = await readFile(parts.get('word/document.xml') ?? '', 'utf8');
  const links = await readFile(parts.get('word/_rels/document.xml.rels') ?? '', 'utf8');
  const order = [...document.matchAll(/r:embed="([^"]+)"/g)].map(([, id = '']) =>
    new RegExp(`Id="${id}"[^>]*Target="media/([^"]+)"|Target="media/([^"]+)"[^>]*Id="${id}"`).exec(links),
  );
  const drawn: number[] = [];
  for (const found of order) {
    const name = found?.[1] ?? found?.[2] ?? '';
    const path = pictures.find(([one]) => one.endsWith(name))?.[1] ?? '';
    drawn.push(...(await dotsIn(await readFile(path))));
  }
  const stored = single.flatMap((block) => (block.type === 'row' ? (block.bar?.points ?? []).map(({ at }) => at) : []));

  expect(drawn).toHaveLength(stored.length);
  expect(Math.max(...stored.map((at, index) => Math.abs(at - (drawn[index] ?? -1))))).toBeLessThan(MOST);
});

/** At the very end of a line its dot hides where it ends. */
const inside = ({ points = [] }: Track): boolean => points.every(({ at }) => at > 0.05 && at < 0.95);
