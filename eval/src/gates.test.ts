import { isSwitchName } from '@app/core/db/switches';
import { expect, test } from 'vitest';
import { figuresOf } from './scorecard.ts';
import { judge, readGates, formatVerdicts } from './gates.ts';
import { measure } from './measures.ts';
import { findSurprises } from './prove.ts';
import type { RunSource } from './run-folder.ts';

const measures = await measure({ results: [], cases: new Map() });
const cardWith = (accepted: number, source: RunSource = 'real') => ({
  source,
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

test('a figure below its threshold names the pair to switch off, and an unmeasured figure does not', () => {
  const verdict = judge(cardWith(0.95), gates);

  expect(verdict).toEqual({ switch: 'framework:bigfive-at-openai', failures: ['Accepted 95.0 %, at least 99.0 %'] });
  expect(isSwitchName(verdict.switch)).toBe(true);
  expect(formatVerdicts([cardWith(0.95)], [verdict]).join()).toContain('switch off framework:bigfive-at-openai');
  expect(judge(cardWith(1), gates).failures).toEqual([]);
});

test('without a scorecard the gate fails', () => {
  expect(formatVerdicts([], [])).toEqual(['--gate fails: there is no scorecard.']);
});

test.for(['simulated', 'replay of simulated'] as const)(
  'the gate of a %s run names no setting that switches a pair off',
  (source) => {
    const card = cardWith(0.95, source);
    const [line] = formatVerdicts([card], [judge(card, gates)]);

    expect(line).toMatch(/^simulated: /);
    expect(line).not.toContain('ops switch');
  },
);

test('every threshold in the file names an existing figure', () => {
  const known = new Set(figuresOf(measures).map(({ name }) => name));
  const { all, own } = readGates();
  const named = [all, ...Object.values(own)].flatMap((thresholds) => Object.keys(thresholds));

  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('a rater without predictions and an unmeasured figure are surprises', () => {
  expect(findSurprises('nobody', measures)).toEqual([{ name: '', message: 'nobody: nothing was predicted' }]);
  expect(findSurprises('perfect', measures).map(({ name }) => name)).toContain('stability');
});
