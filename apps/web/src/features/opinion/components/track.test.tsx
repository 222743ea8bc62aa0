import '../../../styles.css';
import './opinion.css';
import type { ComparedRow } from '@app/contract/comparisons';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { middleOf } from '../../../testing/middle-of.ts';
import { render } from '../../../testing/render.tsx';
import { Track } from './track.tsx';

const row: ComparedRow = { key: 'e', title: 'Energy', low: 'Calm', high: 'Lively', cells: [], mean: 10, quotes: [] };

test.for([
  ['ltr', 'left', -1],
  ['rtl', 'right', 1],
] as const)('in an %s comparison the low end of a bar, its name and low positions are on the %s', ([dir, , side]) => {
  const { container } = render(<Track row={row} dir={dir} />);
  const bar = middleOf(container.querySelector('svg'));

  const low = middleOf(page.getByText('Calm').element()) - bar;
  const mean = middleOf([...container.querySelectorAll('line')].at(-1)) - bar;

  expect([Math.sign(low), Math.sign(mean)]).toEqual([side, side]);
});
