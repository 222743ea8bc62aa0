import { frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import { englishAbout, englishNames, listCatalog } from './catalog-plugin.ts';

const names = englishNames();
const about = englishAbout();

test('every framework is in the catalogue, in its order', () => {
  expect(listCatalog().map(({ id }) => id)).toEqual(frameworks.map(({ id }) => id));
  expect(Object.keys(names)).toEqual(frameworks.map(({ id }) => id));
  expect(Object.keys(about)).toEqual(frameworks.map(({ id }) => id));
});

test('a catalogue entry has only the fields the page uses', () => {
  expect(new Set(listCatalog().flatMap((entry) => Object.keys(entry)))).toEqual(
    new Set(['id', 'kinds', 'row', 'icon']),
  );
});

test('each framework description is one short sentence', () => {
  expect(Object.values(about).filter((what) => !/^[A-Z][^\n]{20,180}\.$/.test(what))).toEqual([]);
});

test('nothing written for a model is in the catalogue', () => {
  const code = JSON.stringify([listCatalog(), names, about]);
  const prompts = frameworks.flatMap(({ letter, cautions, lenses }) => [
    letter.ask,
    letter.say,
    ...cautions,
    ...lenses.flatMap(({ rule, dimensions }) => [
      rule,
      ...dimensions.flatMap(({ lookFor, cannot, low, high }) => [lookFor, cannot, low, high]),
    ]),
  ]);
  // Skip short texts, which could occur in any code by chance.
  const texts = prompts.filter((text) => text !== undefined && text.length > 12);

  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => text && code.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
});
