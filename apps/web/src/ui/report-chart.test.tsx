import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { openStream } from './__fixtures__/open-stream.tsx';
import { ReportText } from './report-text.tsx';

const rows = ['Energy     I ────●──── E  +13', 'Lifestyle  P ─────●─── J  +40'];
const fence = `\`\`\`chart\n${rows.join('\n')}\n\`\`\``;
const chartIn = (container: HTMLElement): Element | null => container.querySelector('[role="img"]');
const wordsIn = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function drawIn(width: number, text: string): HTMLElement {
  const { container } = render(
    <div style={{ width }}>
      <ReportText text={text} />
    </div>,
  );
  return container;
}

test('a chart fence is drawn with its labels as text and an accessible name', () => {
  const container = drawIn(600, `Before.\n\n${fence}\n\nAfter.`);

  expect(wordsIn(container)).toEqual(['Energy', '+13', 'I', 'E', 'Lifestyle', '+40', 'P', 'J']);
  expect(container.querySelectorAll('.report-chart circle')).toHaveLength(2);
  expect(chartIn(container)?.getAttribute('aria-label')).toMatch(/^Energy: \+13, .*\. Lifestyle: \+40, .*\.$/);
  expect(container.querySelector('pre')).toBeNull();
});

test.for([320, 390, 600])('at width %i the chart fills the width, and text keeps its size', (width) => {
  const container = drawIn(width, fence);
  const svg = container.querySelector('svg');

  expect(svg?.getBoundingClientRect().width).toBe(width);
  expect(svg?.getAttribute('viewBox')).toMatch(new RegExp(`^0 0 ${width} `));
  expect(container.scrollWidth).toBeLessThanOrEqual(Math.max(width, container.clientWidth));
  expect(container.querySelector('text')?.getAttribute('font-size')).toBe('13');
});

test('no part of a chart is wider than its container', () => {
  const long = `${'Long words '.repeat(8).trim()}  ${'Very '.repeat(9)}low ──●── ${'Very '.repeat(9)}high  ${'9'.repeat(40)}`;
  const container = drawIn(342, `\`\`\`chart\n${long}\n\`\`\``);
  const report = container.querySelector('.report')?.getBoundingClientRect();

  const outside = [...container.querySelectorAll('svg *')].filter((shape) => {
    const { left, right } = shape.getBoundingClientRect();
    return left < (report?.left ?? 0) - 1 || right > (report?.right ?? 0) + 1;
  });
  expect(wordsIn(container).join('')).not.toContain('…');
  expect(wordsIn(container).length).toBeGreaterThan(4);
  expect(outside).toEqual([]);
});

test('a chart is redrawn when its container is resized', async () => {
  const container = drawIn(600, fence);
  const box = container.firstElementChild as HTMLElement;

  box.style.width = '342px';

  await expect.poll(() => container.querySelector('svg')?.getAttribute('width')).toBe('342');
});

test('a chart looks the same on a right-to-left page', async () => {
  const at = (container: HTMLElement): number[] => {
    const origin = container.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    return [...container.querySelectorAll('text')].map((text) =>
      Math.round(text.getBoundingClientRect().left - origin),
    );
  };
  const usual = at(drawIn(600, fence));
  document.documentElement.dir = 'rtl';

  const turned = at(drawIn(600, fence));
  document.documentElement.dir = '';

  await frame();
  expect(turned).toEqual(usual);
});

test.for([
  ['a line that is no row', `\`\`\`chart\n${rows[0]}\nwords\n\`\`\``],
  ['another name', `\`\`\`charts\n${rows[0]}\n\`\`\``],
  ['no end', `\`\`\`chart\n${rows[0]}\n`],
] as const)('a fence with %s is shown as text', ([, text]) => {
  const container = drawIn(600, text);

  expect(chartIn(container)).toBeNull();
  expect(container.querySelector('pre')?.textContent).toContain(rows[0]);
});

test('a streaming chart stays hidden until it is complete', () => {
  const { container, send } = openStream();
  const seen = `Bars:\n\n${fence}\n\nThe words after.`.split('').map((letter) => {
    send(letter);
    return { marks: container.querySelectorAll('.report-chart circle').length, text: container.textContent ?? '' };
  });

  expect([...new Set(seen.map(({ marks }) => marks))]).toEqual([0, 2]);
  expect(seen.filter(({ text }) => /[─━●`]|chart/.test(text))).toEqual([]);
  expect(container.textContent).toContain('The words after.');
});

test('a chart keeps its element when more text follows', () => {
  const { container, send } = openStream();
  send(`Bars:\n\n${fence}`);
  const chart = chartIn(container);

  send('\n\nThe words after.\n\nAnd more.');

  expect(chart).not.toBeNull();
  expect(chartIn(container)).toBe(chart);
});
