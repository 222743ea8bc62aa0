import '../../../styles.css';
import './mirror.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { middleOf } from '../../../testing/middle-of.ts';
import { render } from '../../../testing/render.tsx';
import { MirrorBar } from './mirror-bar.tsx';

const row = { key: 'e', title: 'Energy', low: 'Calm', high: 'Lively', text: [20], self: 10, word: 'close' };

test.for([
  ['ltr', 'left', -1],
  ['rtl', 'right', 1],
] as const)('in an %s report the low end of the bar, its name and low positions are on the %s', ([dir, , side]) => {
  const { container } = render(
    <div dir={dir}>
      <MirrorBar row={row} label="Energy" />
    </div>,
  );
  const bar = middleOf(container.querySelector('svg'));

  const low = middleOf(page.getByText('Calm').element()) - bar;
  const self = middleOf(container.querySelector('.mirror-self')) - bar;

  expect([Math.sign(low), Math.sign(self)]).toEqual([side, side]);
  expect(Math.sign(middleOf(page.getByText('Lively').element()) - bar)).toBe(-side);
});
