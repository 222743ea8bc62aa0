import { readdir, readFile } from 'node:fs/promises';
import { frameworks } from '@app/frameworks/index';
import { expect, test } from '@playwright/test';

const ASSETS = new URL('../apps/web/dist/assets/', import.meta.url);

test('no word written for a model reaches the browser', async () => {
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js'));
  const bundle = (await Promise.all(files.map((file) => readFile(new URL(file, ASSETS), 'utf8')))).join('\n');
  const prompts = frameworks.flatMap(({ role, cautions, lenses }) => [
    role,
    ...cautions,
    ...lenses.flatMap(({ rule, dimensions }) => [rule ?? '', ...dimensions.map(({ lookFor = '' }) => lookFor)]),
  ]);
  const leaked = prompts.filter((prompt) => prompt.length > 20 && bundle.includes(prompt));

  expect(files.length).toBeGreaterThan(1);
  expect(prompts.length).toBeGreaterThan(200);
  expect(leaked).toEqual([]);
  expect(bundle).not.toContain('self_harm_mentioned');
});
