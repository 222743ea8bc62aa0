import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportLang } from '@app/words/languages';
import { lenses as arabic } from '@app/words/ar/lenses/index';
import { lenses as german } from '@app/words/de/lenses/index';
import { lenses as japanese } from '@app/words/ja/lenses/index';
import { lenses as chinese } from '@app/words/zh/lenses/index';
import { reportWordsOf } from '@app/words/reports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendererCommand } from '../extract/sandbox/renderer-command.ts';
import { openSandbox } from '../extract/sandbox/sandbox.ts';
import { openLog } from '../log/log.ts';
import { ask, reportOf, unpack } from './export-fixture.ts';
import type { ExportFormat } from './exported-report.ts';
import { openRendererPool, type RendererPool } from './renderer/renderer-pool.ts';

let folder: string;
let renderer: RendererPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
  const sandbox = await openSandbox({ workFolder: join(folder, 'work') }, openLog('silent'));
  renderer = openRendererPool({ command: rendererCommand(sandbox, ['/usr/share/fonts']) });
});

afterAll(async () => {
  renderer.close();
  await rm(folder, { recursive: true, force: true });
});

const written = {
  de: { lens: german.bigfive, sentence: 'Sie zählen die Schirme, bevor Sie nach Hause gehen.' },
  ar: { lens: arabic.bigfive, sentence: 'تعد المظلات قبل العودة إلى البيت.' },
  zh: { lens: chinese.bigfive, sentence: '你回家之前会把雨伞数一遍。' },
  ja: { lens: japanese.bigfive, sentence: '家に帰る前に、傘の数を確かめます。' },
} as const;
type Written = keyof typeof written;

/** A report entirely in that language, so that any other word in the file was added by the renderer. */
function reportIn(lang: Written): string {
  const { lens, sentence } = written[lang];
  const { headings } = reportWordsOf(lang).report;
  const rows = Object.values(lens?.dimensions ?? {}).map(
    ({ title, low = '', high = '' }: { title: string; low?: string; high?: string }) =>
      `${title}  ${low} ───●─────────────── ${high}  30`,
  );
  const parts = [headings.findings, headings.overview, headings.questions, headings.unread, headings.howTo];
  return [
    `# ${sentence}`,
    ['```chart', ...rows, '```'].join('\n'),
    ...parts.map((heading) => `## ${heading}\n\n${`${sentence} `.repeat(40)}`),
  ].join('\n\n');
}

async function make(format: ExportFormat, lang: ReportLang & Written): Promise<{ file: Buffer; path: string }> {
  const report = { ...reportOf(reportIn(lang)), lang };
  const file = await renderer.render({ format, report }, AbortSignal.timeout(60_000));
  const path = join(folder, `${lang}.${format}`);
  await writeFile(path, file);
  return { file, path };
}

/** Without XML tags, whose names are English. */
const latinWords = (text: string): string[] => text.replaceAll(/<[^>]*>/g, ' ').match(/\b[A-Za-z][a-z]{2,}\b/g) ?? [];
/** Letters and digits in order, without spaces, punctuation and direction marks. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const ENGLISH = /^(?:the|of|and|page|model|contents|analysis|personality|written|with|from|chart|point|points|made)$/i;
const foreign = (lang: Written, text: string): string[] =>
  latinWords(text).filter((word) => lang !== 'de' || ENGLISH.test(word));

test.for(Object.keys(written) as Written[])('the PDF in %s has no English word in its frame', async (lang) => {
  const { path } = await make('pdf', lang);

  const [text, info] = [await ask('pdftotext', path, '-'), await ask('pdfinfo', path)];

  expect(foreign(lang, text)).toEqual([]);
  expect(foreign(lang, /Author:(.*)/.exec(info)?.[1] ?? 'Author')).toEqual([]);
  expect(lettersOf(text)).toContain(lettersOf(written[lang].sentence));
  expect(info).toMatch(/Pages:\s+[1-9]/);
});

test.for(Object.keys(written) as Written[])('the DOCX in %s has no English word in its frame', async (lang) => {
  const { file } = await make('docx', lang);
  const parts = await unpack(file, join(folder, lang));
  const names = [...parts.keys()].filter((name) =>
    /(?:word\/(?:document|footer\d|header\d)|docProps\/core)\.xml$/.test(name),
  );

  const texts = await Promise.all(names.map((name) => readFile(parts.get(name) ?? '', 'utf8')));
  const described = texts.flatMap((text) => [...text.matchAll(/descr="([^"]*)"/g)].map(([, words = '']) => words));

  expect(foreign(lang, texts.map((text) => text.replaceAll(/<w:instrText[^>]*>[^<]*/g, '')).join(' '))).toEqual([]);
  expect(foreign(lang, described.join(' '))).toEqual([]);
  expect(described.length).toBeGreaterThan(0);
});
