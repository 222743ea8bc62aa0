import {
  detectCrisisLevel,
  raiseByTriage,
  readSentenceCheck,
  readTriage,
  sentencesOfText,
  textWithoutSentences,
  withholdForbidden,
} from '@app/reading';
import { expect, test } from 'vitest';
import { measureRules, readHeldOut } from './measure-rules.ts';

const items = readHeldOut();

test('the held-out sets have at least 600 items in at least eight languages, with unique ids', () => {
  expect(items.length).toBeGreaterThanOrEqual(600);
  expect(new Set(items.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('every faithful or inverted quote names a passage of its source', () => {
  const quotes = items.filter((item) => item.set === 'quotes');
  const unplaced = quotes.filter(({ label, source, passage, turnedBy }) => {
    const named = label === 'faithful' ? passage : turnedBy;
    return label !== 'altered' && !(named && source.includes(named));
  });

  expect(unplaced).toEqual([]);
});

/** The minimum share of items that the rules alone must decide correctly, over all languages. */
const floors = {
  'crisis direct': 0.98,
  'crisis harmless': 0.92,
  'sentences forbidden': 0.9,
  'sentences fair': 1,
  'quotes faithful': 0.98,
  'quotes altered': 1,
  'quotes inverted': 1,
} as const;

test.for(Object.entries(floors))('the rules alone reach %s of at least %d', ([row, floor]) => {
  const figure = measureRules(items).find((one) => one.row === row && one.language === 'all');

  expect(figure && figure.right / figure.of).toBeGreaterThanOrEqual(floor);
});

test('with simulated triage no crisis is missed', () => {
  const missed = items.filter((item) => {
    if (item.set !== 'crisis' || item.label === 'harmless') return false;
    const triage = readTriage(JSON.stringify({ self_harm: 'acute', under_18: 'no', language: item.language }));
    return !triage || raiseByTriage(detectCrisisLevel(item.text), triage) === 'none';
  });

  expect(missed).toEqual([]);
});

test('with a simulated second reader every forbidden sentence is removed and every fair one kept', () => {
  const labelled = items.filter((item) => item.set === 'sentences');
  const text = labelled.map((item) => item.text).join('\n\n');
  const sentences = sentencesOfText(text);
  const labelOf = (sentence: string) => labelled.find((item) => item.text.includes(sentence.trim()));
  const named = sentences.flatMap(({ number, sentence }) => {
    const item = labelOf(sentence);
    return item?.label === 'forbidden' ? [{ number, rule: item.rule }] : [];
  });
  const read = readSentenceCheck(JSON.stringify({ named }), sentences) ?? [];
  const shown = withholdForbidden(textWithoutSentences(text, new Set(read.map(({ number }) => number)))).text;

  expect(labelled.filter((item) => item.label === 'forbidden' && shown.includes(item.text))).toEqual([]);
  expect(labelled.filter((item) => item.label === 'fair' && !shown.includes(item.text))).toEqual([]);
});
