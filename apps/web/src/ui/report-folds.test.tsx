import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { openStream } from './__fixtures__/open-stream.tsx';
import { ReportText } from './report-text.tsx';

const report = [
  '# Headline',
  'Portrait.',
  '---',
  '## Lens one',
  '*Open, reserved.*',
  '### Openness',
  'Words.',
  '---',
  '## Questions',
  '- Who?',
  '---',
  '## How To Read This',
  'An AI wrote this.',
].join('\n\n');

const foldsIn = (container: HTMLElement): HTMLDetailsElement[] => [...container.querySelectorAll('details')];
const summaryOf = (fold: HTMLDetailsElement | undefined): string | null | undefined =>
  fold?.querySelector('summary')?.textContent;

test('sections after a rule are folded up to the next rule, each with its result', () => {
  const { container } = render(<ReportText text={report} />);

  expect(foldsIn(container).map(summaryOf)).toEqual(['Lens oneOpen, reserved.', 'How To Read This']);
  expect(foldsIn(container).map(({ open }) => open)).toEqual([false, false]);
  expect(container.querySelector('hr')).toBeNull();
  expect(container.querySelector('.report > ul')?.textContent).toBe('Who?');
});

test('a section opened by keyboard stays open when the finished text replaces the live one', async () => {
  const { container, send, restart } = openStream();
  send(report.slice(0, report.indexOf('*Open')));
  send('### Openness\n\nWor');
  const [fold] = foldsIn(container);
  fold?.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');

  restart(report.replace('---', '## Everything That Was Read\n\nA chart.\n\n---'));

  expect(foldsIn(container)[0]).toBe(fold);
  expect(fold?.open).toBe(true);
  expect(summaryOf(fold)).toBe('Lens oneOpen, reserved.');
});

test('a report without section rules is not folded', () => {
  const { container } = render(<ReportText text={'# T\n\n## A\n\nWords.\n\n---\n\nMore.'} />);

  expect(foldsIn(container)).toEqual([]);
  expect(container.querySelectorAll('hr')).toHaveLength(1);
});
