import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { frameworks } from '@app/frameworks/index';
import { expect, test } from '@playwright/test';

const ASSETS = new URL('../apps/web/dist/assets/', import.meta.url);
const PAGE = new URL('../apps/web/dist/index.html', import.meta.url);

/** The files the browser loads before it can render the empty page. */
// 0.9 kB of the scripts is the schema of the blocks of a report, which every message may carry.
const LIMITS_KB = { js: 111, css: 12 };

test('no prompt text reaches the browser', async () => {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'));
  const bundle = (await Promise.all(files.map((file) => readFile(new URL(file, ASSETS), 'utf8')))).join('\n');
  const prompts = frameworks.flatMap(({ letter, cautions, lenses }) => [
    letter.ask,
    letter.say,
    ...cautions,
    ...lenses.flatMap(({ rule, dimensions }) => [rule ?? '', ...dimensions.map(({ lookFor = '' }) => lookFor)]),
  ]);
  const leaked = prompts.filter((prompt) => prompt.length > 20 && bundle.includes(prompt));

  expect(files.length).toBeGreaterThan(1);
  expect(prompts.length).toBeGreaterThan(200);
  expect(leaked).toEqual([]);
  expect(bundle).not.toContain('self_harm_mentioned');
});

test('scripts and styles of the empty page stay under their size limits', async () => {
  const html = await readFile(PAGE, 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)].flatMap(([, name]) => name ?? []);
  const sizes = await Promise.all(
    [...new Set(names)].map(async (name) => ({
      name,
      size: gzipSync(await readFile(new URL(name, ASSETS))).length,
    })),
  );
  const kilobytes = (end: string): number =>
    sizes.filter(({ name }) => name.endsWith(end)).reduce((sum, { size }) => sum + size, 0) / 1_000;
  console.log(`initial scripts ${kilobytes('.js').toFixed(1)} kB, styles ${kilobytes('.css').toFixed(1)} kB (gzip)`);

  expect(names.length).toBeGreaterThan(2);
  expect(kilobytes('.js')).toBeLessThanOrEqual(LIMITS_KB.js);
  expect(kilobytes('.css')).toBeLessThanOrEqual(LIMITS_KB.css);
});
