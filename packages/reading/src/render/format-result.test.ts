import { frameworks } from '@app/frameworks/index';
import { reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { planReading, type PlannedLens } from '../plan/plan-reading.ts';
import type { LensReading } from '../report.ts';
import { deriveSymptomTotalRange } from '../derive/symptom-total-range.ts';
import { formatResult } from './format-result.ts';
import { wordsOf } from './words/words.ts';

function planned(key: string): PlannedLens {
  for (const framework of frameworks) {
    const found = planReading(framework, 'text', 5_000).lenses.find(({ lens }) => lens.key === key);
    if (found) return found;
  }
  throw new Error(`no lens ${key}`);
}

const needs = (positions: Record<string, number>): LensReading => ({
  key: 'sdt',
  readings: Object.entries(positions).map(([key, position]) => ({
    key,
    state: 'read',
    position,
    evidence: [],
    counter: [],
  })),
  derived: {},
});

test('scales with shared poles are shown with their names', () => {
  const result = formatResult(
    wordsOf({ lang: 'en' }),
    planned('sdt'),
    needs({ autonomy: 5, competence: 10, relatedness: 95 }),
  );

  expect(result).toContain('Autonomy: frustrated');
  expect(result).toContain('Competence: frustrated');
  expect(result).toContain('Relatedness: met');
});

test.for(reportLangs)('in %s every need is shown with its name', (lang) => {
  const words = wordsOf({ lang });
  const need = planned('sdt');
  const { lens } = need;
  const result = formatResult(words, need, needs({ autonomy: 5, competence: 5, relatedness: 5 }));

  for (const dimension of lens.dimensions) expect(result).toContain(words.names.dimension(lens, dimension).title);
});

const labels = ['mentioned', 'mentioned', 'mentioned', 'denied'] as const;

test.for([
  [4, false],
  [5, true],
] as const)('with %s areas and four labels, unmentioned areas are reported: %s', ([count, isTold]) => {
  const lens = planned('bai');
  const areas = Array.from({ length: count }, (_, index) => ({ key: `a${index}`, max: 3 }));
  const affective = deriveSymptomTotalRange({
    areas,
    labels: new Map(labels.map((label, index) => [`a${index}`, label])),
    bands: [],
  });
  const readings = labels.map((label, index) => ({
    key: `a${index}`,
    state: 'read' as const,
    evidence: [],
    counter: [],
    label,
  }));

  const result = formatResult(wordsOf({ lang: 'en' }), lens, { key: 'bai', readings, derived: { affective } });

  expect(result).toContain('one denied');
  expect(result.includes('not mentioned')).toBe(isTold);
});
