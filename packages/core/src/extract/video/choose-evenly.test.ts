import { expect, test } from 'vitest';
import { chooseEvenly } from './choose-evenly.ts';

const at = (...seconds: number[]) => seconds.map((value) => ({ seconds: value }));

test('many moments are reduced to an even spread including the first', () => {
  const moments = at(...Array.from({ length: 100 }, (_, index) => index));

  const chosen = chooseEvenly(moments, { count: 4, spanSeconds: 100 });

  expect(chosen).toEqual(at(0, 25, 50, 75));
});

test('crowded moments are thinned out', () => {
  const chosen = chooseEvenly(at(0, 0.1, 0.2, 60), { count: 8, spanSeconds: 60 });

  expect(chosen).toEqual(at(0, 0.2, 60));
});

test('a clip with a late first frame keeps its first moment', () => {
  const chosen = chooseEvenly(at(3, 4, 5), { count: 2, spanSeconds: 2 });

  expect(chosen).toEqual(at(3, 4));
});

test('no moments give no choice', () => {
  expect(chooseEvenly([], { count: 8, spanSeconds: 10 })).toEqual([]);
});

test('nine moments give eight, even if two are closest to the same target', () => {
  const moments = at(0, 1, 2, 4, 4.1, 5, 6, 7, 7.5);

  expect(chooseEvenly(moments, { count: 8, spanSeconds: 8 })).toHaveLength(8);
});

test('a crowd at the beginning fills only its own part of the span', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => index / 10);

  expect(chooseEvenly(at(...crowd), { count: 8, spanSeconds: 80 })).toHaveLength(2);
});
