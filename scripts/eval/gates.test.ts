import { isSwitchName } from '@app/core/db/switches';
import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { judge, readGates, tellCommand } from './gates.ts';
import { measure } from './measures.ts';

const measures = await measure({ results: [], cases: new Map() });
const cardWith = (accepted: number) => ({
  framework: 'bigfive',
  provider: 'openai',
  model: 'm',
  measures: { ...measures, accepted },
  agreement: [],
});
const gates = {
  all: { accepted: { least: 0.9 }, bias: { most: 5 } },
  own: { 'bigfive at openai': { accepted: { least: 0.99 } } },
};

test('a figure below its threshold names the pair to switch off, and one that was not measured does not', () => {
  const verdict = judge(cardWith(0.95), gates);

  expect(verdict).toEqual({ switch: 'framework:bigfive-at-openai', failures: ['Accepted 95.0 %, at least 99.0 %'] });
  expect(isSwitchName(verdict.switch)).toBe(true);
  expect(tellCommand(verdict)).toContain('switch off framework:bigfive-at-openai');
  expect(judge(cardWith(1), gates).failures).toEqual([]);
});

test('every threshold of the file is about a figure that exists', () => {
  const known = new Set(figuresOf(measures).map(({ name }) => name));
  const { all, own } = readGates();
  const named = [all, ...Object.values(own)].flatMap((thresholds) => Object.keys(thresholds));

  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
