import { frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import { writeCatalog } from './catalog-plugin.ts';

const code = writeCatalog();
const entries = JSON.parse(code.replace(/^export const catalog = /, '').replace(/;$/, '')) as Record<string, unknown>[];

test('every framework is in the catalogue, in its order', () => {
  expect(entries.map(({ id }) => id)).toEqual(frameworks.map(({ id }) => id));
});

test('an entry is a name, kinds and one sentence, nothing else', () => {
  expect(new Set(entries.flatMap((entry) => Object.keys(entry)))).toEqual(new Set(['id', 'label', 'kinds', 'what']));
  expect(entries.filter(({ what }) => !/^[A-Z][^\n]{20,180}\.$/.test(String(what)))).toEqual([]);
});

test('nothing written for a model is in the catalogue', () => {
  const prompts = frameworks.flatMap(({ role, cautions, lenses }) => [
    role,
    ...cautions,
    ...lenses.flatMap(({ rule, dimensions }) => [
      rule,
      ...dimensions.flatMap(({ lookFor, cannot, low, high }) => [lookFor, cannot, low, high]),
    ]),
  ]);
  // Words short enough to stand in any sentence prove nothing.
  const texts = prompts.filter((text) => text !== undefined && text.length > 12);

  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => text && code.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
});
