import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block } from '@app/contract/blocks';
import { oneOfEach } from '@app/document/__fixtures__/one-of-each';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, namesIn, readSample, reportOf, sampleUrl, unpack } from './export-fixture.ts';
import type { ExportFormat } from './exported-report.ts';
import { hostileReports } from './hostile-reports.ts';
import { rendererCommand } from '../extract/sandbox/renderer-command.ts';
import { openSandbox } from '../extract/sandbox/sandbox.ts';
import { openLog } from '../log/log.ts';
import { openRendererPool, type RendererPool } from './renderer/renderer-pool.ts';

/** 60 by default; HOSTILE_EXPORTS sets another number. */
const HOSTILE = Number(process.env.HOSTILE_EXPORTS ?? 60);
const CANARY = 'These words came through.';
/** What a PDF could do when it is opened. */
const ACTIVE = /^\/(JS|JavaScript|Launch|URI|GoToR|SubmitForm|EmbeddedFile|OpenAction|AA)$/;

let folder: string;
let renderer: RendererPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'));
  const sandbox = await openSandbox({ workFolder: join(folder, 'work') }, openLog('silent'));
  renderer = openRendererPool({ command: rendererCommand(sandbox, ['/usr/share/fonts']) });
});

afterAll(async () => {
  renderer.close();
  await rm(folder, { recursive: true, force: true });
});

async function make(format: ExportFormat, text: string, name: string): Promise<{ file: Buffer; path: string }> {
  const file = await renderer.render({ format, report: reportOf(text) }, AbortSignal.timeout(60_000));
  const path = join(folder, `${name}.${format}`);
  await writeFile(path, file);
  return { file, path };
}

const samples = {
  'Big Five': 'docs/samples/bigfive.md',
  'Personality Structure': 'docs/samples/personality-structure.md',
  'a picture of three people': 'packages/reading/src/observe/__golden__/general-picture.report.txt',
};

/** The words of a text, without line breaks, quotes and punctuation. */
const wordsOf = (text: string): string[] => text.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
const plainOf = (markdown: string): string =>
  markdown
    .replaceAll(/```chart[\s\S]*?```/g, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll('\\', '');

test.for(Object.entries(samples))(
  'the PDF of %s holds every word, is tagged and marked as AI-generated',
  async ([name, path]) => {
    const markdown = await readSample(path);

    const { path: pdf } = await make('pdf', markdown, name);
    const [info, metadata, text] = await Promise.all([
      ask('pdfinfo', pdf),
      ask('pdfinfo', '-meta', pdf),
      ask('pdftotext', '-raw', pdf, '-'),
    ]);
    const present = new Set(wordsOf(text));

    expect(wordsOf(plainOf(markdown)).filter((word) => !present.has(word))).toEqual([]);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toMatch(/Keywords:\s+AI-generated/);
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain('trainedAlgorithmicMedia');
  },
);

/** WRITE_SAMPLES=1 regenerates the examples in docs/. */
test.runIf(process.env.WRITE_SAMPLES)('the sample PDFs are written again', async () => {
  for (const path of [samples['Big Five'], samples['Personality Structure']]) {
    const { file } = await make('pdf', await readSample(path), 'sample');
    expect(file.toString('latin1', 0, 5)).toBe('%PDF-');
    await writeFile(sampleUrl(path.replace(/md$/, 'pdf')), file);
  }
});

test.for(Object.entries(samples))('no page of the PDF of %s ends with a heading', async ([name, path]) => {
  const markdown = await readSample(path);
  const headings = new Set([...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading));

  const { path: pdf } = await make('pdf', markdown, name);
  const pages = (await ask('pdftotext', '-layout', pdf, '-')).split('\f').slice(0, -1);
  // The last line is the page number.
  const lastLines = pages.map(
    (page) =>
      page
        .trimEnd()
        .split('\n')
        .filter((line) => line.trim())
        .at(-2)
        ?.trim() ?? '',
  );

  expect(pages.length).toBeGreaterThan(2);
  expect(lastLines.filter((line) => headings.has(line))).toEqual([]);
});

test('only a long report has a table of contents, in both formats', async () => {
  const [long, short] = await Promise.all([
    readSample(samples['Personality Structure']),
    readSample(samples['Big Five']),
  ]);
  const contents = async (markdown: string, name: string): Promise<boolean[]> => {
    const { path } = await make('pdf', markdown, name);
    const { file } = await make('docx', markdown, name);
    const parts = await unpack(file, join(folder, name));
    const document = await readFile(parts.get('word/document.xml') ?? '', 'utf8');
    return [/^Contents$/m.test(await ask('pdftotext', path, '-')), document.includes('TOC \\')];
  };

  expect(await contents(long, 'long')).toEqual([true, true]);
  expect(await contents(short, 'short')).toEqual([false, false]);
});

test.for(Object.entries(samples))(
  'the DOCX of %s holds every word and chart descriptions and is marked as AI-generated',
  async ([name, path]) => {
    const markdown = await readSample(path);

    const { file } = await make('docx', markdown, name);
    const parts = await unpack(file, join(folder, name));
    const part = (key: string): Promise<string> => readFile(parts.get(key) ?? '', 'utf8');
    const [document, core, custom, footer] = await Promise.all(
      ['word/document.xml', 'docProps/core.xml', 'docProps/custom.xml', 'word/footer1.xml'].map(part),
    );
    const present = new Set(wordsOf((document ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll('&apos;', "'")));
    const pictures = document?.match(/<wp:docPr [^>]*>/g) ?? [];

    expect(wordsOf(plainOf(markdown)).filter((word) => !present.has(word))).toEqual([]);
    expect(pictures.filter((picture) => !/descr="[^"]+"/.test(picture))).toEqual([]);
    expect(core).toContain('AI-generated');
    expect(custom).toContain('trainedAlgorithmicMedia');
    expect(footer).toContain('NUMPAGES');
  },
);

test('a crisis card stands before the title in both formats', async () => {
  const markdown = '## You are not alone\n\n- Call **112**\n\n# Big Five Analysis\n\nText.';

  const { path } = await make('pdf', markdown, 'card');
  const { file } = await make('docx', markdown, 'card');
  const parts = await unpack(file, join(folder, 'card'));
  const texts = [await ask('pdftotext', path, '-'), await readFile(parts.get('word/document.xml') ?? '', 'utf8')];

  for (const text of texts) expect(text.indexOf('Call')).toBeLessThan(text.indexOf('Big Five Analysis'));
  expect(texts.every((text) => text.includes('Call'))).toBe(true);
});

const scripts: Record<string, string> = {
  Latin: 'Ich führe eine Liste für jede Reise',
  Greek: 'Κρατώ μια λίστα για κάθε ταξίδι',
  Cyrillic: 'Я веду список для каждой поездки',
  Armenian: 'Ես ցուցակ եմ պահում',
  Georgian: 'მე ვინახავ სიას',
  Arabic: 'أنا أحتفظ بقائمة لكل رحلة',
  Hebrew: 'אני שומר רשימה לכל טיול',
  Devanagari: 'मैं हर यात्रा के लिए एक सूची रखता हूँ',
  Chinese: '我为每次旅行都列一张清单',
  Japanese: '旅行のたびにリストを作ります',
  Korean: '나는 여행마다 목록을 만든다',
  Thai: 'ฉันทำรายการสำหรับทุกการเดินทาง',
};

test('twelve scripts and emoji are rendered and extracted in order', async () => {
  const markdown = [...Object.values(scripts), '🙂👋🏽']
    .map((text) => `${text}\n\n> “${text}”\n\n- ${text}`)
    .join('\n\n');

  const { path, file } = await make('pdf', markdown, 'scripts');
  const text = (await ask('pdftotext', path, '-')).normalize('NFC').replaceAll(/[\u202A-\u202E\u200E\u200F]/g, '');
  const missing = Object.entries(scripts).filter(([, sentence]) => {
    const lines = text.split('\n').map((line) => wordsOf(line).join(' '));
    return lines.filter((line) => line.includes(wordsOf(sentence.normalize('NFC')).join(' '))).length < 3;
  });

  expect(missing.map(([script]) => script)).toEqual([]);
  // A character without a glyph would have removed the PDF/UA mark.
  expect(file.includes('<pdfuaid:part>1')).toBe(true);
  expect(text).toContain('🙂');
});

test.for([
  ...hostileReports.slice(0, 40).map((text) => text.slice(0, 2_000)),
  '\u202Ertl \u2067x\u0000',
  'W'.repeat(100_000),
])(
  'a report with hostile text in every field becomes whole and harmless files: %#',
  { timeout: 120_000 },
  async (text, { task }) => {
    const name = task.id;
    const blocks: Block[] = [...oneOfEach(text), { id: 'end', type: 'note', fold: 'notes', text: CANARY }];
    const report = { ...reportOf(''), lang: 'en', blocks };
    const write = async (format: ExportFormat): Promise<{ file: Buffer; path: string }> => {
      const file = await renderer.render({ format, report }, AbortSignal.timeout(100_000));
      const path = join(folder, `${name}.${format}`);
      await writeFile(path, file);
      return { file, path };
    };
    const [pdf, docx, svg] = [await write('pdf'), await write('docx'), await write('svg')];
    const parts = await unpack(docx.file, join(folder, name));
    const document = await readFile(parts.get('word/document.xml') ?? '', 'utf8');
    const isWhole = text.length < 10_000;

    await ask(
      'xmllint',
      '--noout',
      '--nonet',
      '--huge',
      svg.path,
      ...[...parts.values()].filter((path) => /\.(xml|rels)$/.test(path)),
    );
    expect(await ask('pdfinfo', pdf.path)).toMatch(/Tagged:\s+yes[\s\S]*JavaScript:\s+no/);
    expect(namesIn(pdf.file).filter((one) => ACTIVE.test(one))).toEqual([]);
    expect(document).not.toMatch(/w:instrText[^>]*>[^<]*(DDE|INCLUDE|HYPERLINK|IMPORT)/);
    expect(document.replaceAll(/<[^>]*>/g, '').includes(CANARY)).toBe(isWhole);
    expect((await ask('pdftotext', pdf.path, '-')).replaceAll(/\s+/g, ' ').includes(CANARY)).toBe(isWhole);
    expect(svg.file.toString()).not.toMatch(/<script|href="http|<a\b/);
  },
);

test(
  `${HOSTILE} hostile reports become files that are whole, harmless and keep every other word`,
  { timeout: 900_000 },
  async () => {
    const { hostileTexts } = (await import(
      new URL('../../../../apps/web/src/ui/__fixtures__/hostile-texts.ts', import.meta.url).href
    )) as { hostileTexts: string[] };
    const all = Array.from({ length: 500 }, (_, index) => {
      const list = index % 2 ? hostileTexts : hostileReports;
      return list[Math.floor((index / 2) * 1.6) % list.length] ?? '';
    });
    const texts = Array.from({ length: HOSTILE }, (_, index) => all[Math.floor((index * all.length) / HOSTILE)] ?? '');

    const xml: string[] = [];
    const faults = await runWithConcurrency(texts.length, 2, async (index) => {
      const text = `${texts[index]}\n\n${CANARY}`;
      const [pdf, docx] = await Promise.all([make('pdf', text, `h${index}`), make('docx', text, `h${index}`)]);
      const [info, read, parts] = await Promise.all([
        ask('pdfinfo', pdf.path),
        ask('pdftotext', pdf.path, '-'),
        unpack(docx.file, join(folder, `h${index}`)),
      ]);
      const written = await Promise.all(
        [...parts].map(async ([name, path]) => [name, await readFile(path, 'utf8')] as const),
      );
      xml.push(...[...parts.values()].filter((path) => /\.(xml|rels)$/.test(path)));
      const document = written.find(([name]) => name === 'word/document.xml')?.[1] ?? '';
      const active = namesIn(pdf.file).filter((name) => ACTIVE.test(name));
      return [
        ...active,
        ...(/Tagged:\s+yes/.test(info) && /JavaScript:\s+no/.test(info) ? [] : ['not a tagged PDF']),
        ...(wordsOf(read).join(' ').includes(wordsOf(CANARY).join(' ')) ? [] : ['words lost in the PDF']),
        ...(document.replaceAll(/<[^>]*>/g, '').includes(CANARY) ? [] : ['words lost in the DOCX']),
        ...written
          .filter(([name, part]) => name.endsWith('rels') && /TargetMode="External"/.test(part))
          .map(([name]) => name),
        ...written.map(([name]) => name).filter((name) => /vba|embeddings|activeX/i.test(name)),
        ...(/w:instrText[^>]*>[^<]*(DDE|INCLUDE|HYPERLINK|IMPORT)/.test(document) ? ['a field'] : []),
      ].map((fault) => `${fault}: ${JSON.stringify(text.slice(0, 80))}`);
    });

    expect(faults.flat()).toEqual([]);
    expect(texts.filter((text) => text).length).toBe(HOSTILE);
    // Throws at the first part that is not well formed.
    for (let start = 0; start < xml.length; start += 500)
      await ask('xmllint', '--noout', '--nonet', ...xml.slice(start, start + 500));
  },
);
