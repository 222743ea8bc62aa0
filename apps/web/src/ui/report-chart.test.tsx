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

test('a fence of tracks is drawn, with its words as text and its meaning as a name', () => {
  const container = drawIn(600, `Before.\n\n${fence}\n\nAfter.`);

  expect(wordsIn(container)).toEqual(['Energy', '+13', 'I', 'E', 'Lifestyle', '+40', 'P', 'J']);
  expect(container.querySelectorAll('.report-chart circle')).toHaveLength(2);
  expect(chartIn(container)?.getAttribute('aria-label')).toMatch(/^Energy: \+13, .*\. Lifestyle: \+40, .*\.$/);
  expect(container.querySelector('pre')).toBeNull();
});

test.for([320, 390, 600])('in a room %i wide it is as wide as the room, and letters keep their size', (width) => {
  const container = drawIn(width, fence);
  const svg = container.querySelector('svg');

  expect(svg?.getBoundingClientRect().width).toBe(width);
  expect(svg?.getAttribute('viewBox')).toMatch(new RegExp(`^0 0 ${width} `));
  expect(container.scrollWidth).toBeLessThanOrEqual(Math.max(width, container.clientWidth));
  expect(container.querySelector('text')?.getAttribute('font-size')).toBe('13');
});

test('nothing of it is wider than its room', () => {
  const long = `${'Long words '.repeat(8).trim()}  ${'Very '.repeat(9)}low ──●── ${'Very '.repeat(9)}high  ${'9'.repeat(40)}`;
  const container = drawIn(342, `\`\`\`chart\n${long}\n\`\`\``);
  const room = container.querySelector('.report')?.getBoundingClientRect();

  const outside = [...container.querySelectorAll('svg *')].filter((shape) => {
    const { left, right } = shape.getBoundingClientRect();
    return left < (room?.left ?? 0) - 1 || right > (room?.right ?? 0) + 1;
  });
  expect(wordsIn(container).join('')).not.toContain('…');
  expect(wordsIn(container).length).toBeGreaterThan(4);
  expect(outside).toEqual([]);
});

test('it is drawn again when its room changes', async () => {
  const container = drawIn(600, fence);
  const box = container.firstElementChild as HTMLElement;

  box.style.width = '342px';

  await expect.poll(() => container.querySelector('svg')?.getAttribute('width')).toBe('342');
});

test('on a page that runs from right to left it stays as it is', async () => {
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
] as const)('a fence with %s is shown as its text', ([, text]) => {
  const container = drawIn(600, text);

  expect(chartIn(container)).toBeNull();
  expect(container.querySelector('pre')?.textContent).toContain(rows[0]);
});

test('while it is being written nothing of it is seen, then all of it at once', () => {
  const { container, send } = openStream();
  const seen = `Bars:\n\n${fence}\n\nThe words after.`.split('').map((letter) => {
    send(letter);
    return { marks: container.querySelectorAll('.report-chart circle').length, text: container.textContent ?? '' };
  });

  expect([...new Set(seen.map(({ marks }) => marks))]).toEqual([0, 2]);
  expect(seen.filter(({ text }) => /[─━●`]|chart/.test(text))).toEqual([]);
  expect(container.textContent).toContain('The words after.');
});

test('it stays the same element when what follows it comes', () => {
  const { container, send } = openStream();
  send(`Bars:\n\n${fence}`);
  const chart = chartIn(container);

  send('\n\nThe words after.\n\nAnd more.');

  expect(chart).not.toBeNull();
  expect(chartIn(container)).toBe(chart);
});
