import '../styles.css';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { ReportText } from './report-text.tsx';

test.for([
  ['the help card', '## You are not alone\n\nSomebody listens.\n\n- **142**\n\nThe report.\n', 'ul'],
  [
    'the notice for writers under eighteen',
    '## For adults\n\nThis is why.\n\nNothing of it was kept.\n',
    'p:last-child',
  ],
] as const)('%s is one card, closed below its last line', ([, text, last]) => {
  const { container } = render(<ReportText text={text} />);
  const styleOf = (selector: string): CSSStyleDeclaration => {
    const element = container.querySelector(`.report > ${selector}`);
    return getComputedStyle(element ?? document.body);
  };

  expect(styleOf(last).borderBottomWidth).toBe('1px');
  expect(styleOf(last).backgroundColor).toBe(styleOf(':first-child').backgroundColor);
});
