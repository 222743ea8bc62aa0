import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEvenly } from '@app/testkit/sampling';
import { reportLangs } from '@app/words/languages';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendererCommand } from '../../extract/sandbox/renderer-command.ts';
import { openSandbox } from '../../extract/sandbox/sandbox.ts';
import { openLog } from '../../log/log.ts';
import { ask } from '../export-fixture.ts';
import type { ExportedReport } from '../exported-report.ts';
import { openRendererPool, type RendererPool } from '../renderer/renderer-pool.ts';
import { hostileTexts } from './hostile-texts.ts';
import { measureInk, openBoxReader } from './picture-boxes.ts';
import { pictureReport, written } from './picture-fixture.ts';

const FONTS = ['/usr/share/fonts'];
const readBoxes = openBoxReader(FONTS);
let folder: string;
let renderer: RendererPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const sandbox = await openSandbox({ workFolder: join(folder, 'work') }, openLog('silent'));
  renderer = openRendererPool({ command: rendererCommand(sandbox, FONTS) });
});

afterAll(async () => {
  renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const draw = (report: ExportedReport, format: 'png' | 'svg'): Promise<Buffer> =>
  renderer.render({ format, report }, AbortSignal.timeout(60_000));

/** One framework per form of chart, and one without a chart. */
const frameworks = ['bigfive', 'mbti', 'enneagram', 'darktraits', 'evo', 'vocational', 'general'];
const pairs = (from: number) =>
  reportLangs.map((lang, index) => [lang, frameworks[(index + from) % 7] ?? 'bigfive'] as const);
/** Every language and every framework at least once. */
const cases = [...pairs(0), ...sampleEvenly(pairs(3))];

test.for(cases)('in %s a picture of %s has the right size and no ink outside its boxes', async ([lang, framework]) => {
  const report = pictureReport(lang, framework);

  const [png, boxes] = [await draw(report, 'png'), readBoxes(report)];
  const { format, width, height, hasAlpha } = await sharp(png).metadata();

  expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 1_080, height: 1_350, hasAlpha: false });
  expect(boxes.map(({ name }) => name)).toEqual(['eyebrow', 'headline', 'portrait', 'quote', 'card', 'footer']);
  expect(await measureInk(png, boxes)).toEqual({ outside: 0, inEdges: 0 });
});

test.for(reportLangs)('in %s the longest texts stay in their boxes', async (lang) => {
  const { headline, portrait, quote, findings } = written[lang];
  const long = { headline: `${headline}, `.repeat(4), portrait: portrait.repeat(8), quote: quote.repeat(40), findings };
  const report = pictureReport(lang, 'evo', long);

  const [png, boxes] = [await draw(report, 'png'), readBoxes(report)];

  expect(boxes.map(({ name }) => name)).toContain('quote');
  expect(await measureInk(png, boxes)).toEqual({ outside: 0, inEdges: 0 });
});

const turns = Object.entries(hostileTexts).map(
  ([name, text], index) => [name, text, index % 2 ? 'ar' : 'de', index % 3 ? 'bigfive' : 'general'] as const,
);
const hostileReport = ([, text, lang, framework]: (typeof turns)[number]): ExportedReport => ({
  ...pictureReport(lang, framework, { headline: text, portrait: text, quote: text, findings: [text, text, text] }),
  picture: { quote: text, where: text },
});

test.for(turns)('hostile text stays in its boxes: %s', async (turn) => {
  const report = hostileReport(turn);

  const png = await draw(report, 'png');

  expect(await measureInk(png, readBoxes(report))).toEqual({ outside: 0, inEdges: 0 });
});

const ELEMENTS =
  /^(?:svg|title|desc|metadata|defs|symbol|use|g|path|image|clipPath|rdf:(?:RDF|Description|Alt|Seq|li)|dc:(?:title|creator)|Iptc4xmpExt:DigitalSourceType)$/;

test.for(turns)('the SVG holds outlines alone, and no script, link or address: %s', async (turn) => {
  const svg = (await draw(hostileReport(turn), 'svg')).toString('utf8');
  const path = join(folder, 'picture.svg');
  await writeFile(path, svg);

  await ask('xmllint', '--noout', '--nonet', path);
  const elements = new Set([...svg.matchAll(/<([A-Za-z][\w:]*)/g)].map(([, name = '']) => name));
  const tags = svg.match(/<[A-Za-z][^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => [...tag.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to));

  expect([...elements].filter((name) => !ELEMENTS.test(name))).toEqual([]);
  expect(tags.filter((tag) => /\s(?:on\w+|style)\s*=|javascript:/i.test(tag))).toEqual([]);
  expect(addresses.filter((to) => !/^(?:#[\w-]+|data:image\/png;base64,)/.test(to))).toEqual([]);
});

test('both formats are marked as written by a model, and name no address of the product', async () => {
  const report = pictureReport('fr', 'bigfive');

  const [png, svg] = await Promise.all([draw(report, 'png'), draw(report, 'svg')]);
  const { xmpAsString: xmp = '' } = await sharp(png).metadata();
  const links = `${svg.toString()}${xmp}`.match(/https?:\/\/[^"<\s]+/g) ?? [];

  expect([xmp, svg.toString()].map((text) => text.includes('trainedAlgorithmicMedia'))).toEqual([true, true]);
  expect(links.filter((link) => !/^http:\/\/(?:www\.w3\.org|purl\.org|iptc\.org|cv\.iptc\.org)\//.test(link))).toEqual(
    [],
  );
});
