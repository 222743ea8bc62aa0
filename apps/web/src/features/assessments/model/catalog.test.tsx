import { catalog } from 'virtual:catalog';
import { beforeAll, expect, test } from 'vitest';
import { words } from '../../../words/english.ts';
import { setStrings } from '../../../words/strings.ts';
import { assessments, titleOf } from './catalog.ts';
import { labelOf } from './framework-label.ts';

beforeAll(() => setStrings(words));

test('the assessments have the specified order and titles', () => {
  expect(assessments.slice(0, 9).map(titleOf)).toEqual([
    'Personality Structure',
    'Clinical',
    'Anxiety',
    'EVO Psych',
    'Big Five',
    'Enneagram',
    'Dark Traits',
    'Stanford-Binet',
    'Motivational',
  ]);
});

test('all kinds are offered, except a video for EVO Psych', () => {
  const incomplete = assessments.filter(({ kinds }) => kinds.length < 3);

  expect(assessments.flatMap(({ kinds }) => kinds)).toHaveLength(assessments.length * 3 - 1);
  expect(incomplete).toMatchObject([{ id: 'evo', kinds: ['text', 'image'] }]);
});

test('a framework has its full name, an unknown one its id', () => {
  expect(labelOf('mbti')).toBe('MBTI');
  expect(labelOf('personality-structure')).toBe('Consolidated Personality Structure');
  expect(labelOf('tomorrow')).toBe('tomorrow');
});

test('only general and MBTI are outside the matrix', () => {
  const inMatrix = new Set<string>(assessments.map(({ id }) => id));

  // These two have their own buttons.
  expect(catalog.map(({ id }) => id).filter((id) => !inMatrix.has(id))).toEqual(['general', 'mbti']);
});
