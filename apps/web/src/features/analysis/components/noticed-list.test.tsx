import '../../../styles.css';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { following, panelOf } from '../__fixtures__/panel.tsx';
import type { AnalysisState, Noticed } from '../model/analysis-state.ts';

const log = page.getByRole('log');
const box = (): HTMLElement => log.element() as HTMLElement;
const spaceBelow = (): number => box().scrollHeight - box().clientHeight - box().scrollTop;
const passage = (start: number): Noticed => ({
  quote: `Passage ${start} of my text`,
  shows: `What passage ${start} shows.`,
  start,
  end: start + 9,
});
const noticing = (count: number): AnalysisState => ({
  ...following(''),
  noticed: Array.from({ length: count }, (_, index) => passage(index * 10)),
});

beforeEach(() => page.viewport(700, 900));

describe('the list of noticed passages', () => {
  const items = (): string[] =>
    log
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);

  test('shows each quote with its note as it arrives, newest last', async () => {
    const { container, rerender } = render(panelOf({ state: noticing(1) }));
    await expect.element(log.getByText('“Passage 0 of my text”')).toBeVisible();
    await expect.element(log.getByText('1 so far')).toBeVisible();

    rerender(panelOf({ state: noticing(2) }));

    await expect.element(log.getByText('2 so far')).toBeVisible();
    expect(items()).toEqual([
      '1“Passage 0 of my text”What passage 0 shows.',
      '2“Passage 10 of my text”What passage 10 shows.',
    ]);
    expect(container.querySelector('article .skeleton')).toBeNull();
  });

  test('disappears at the first characters of the text', async () => {
    const { container, rerender } = render(panelOf({ state: noticing(3) }));
    await expect.element(log.getByText('“Passage 20 of my text”')).toBeVisible();
    const top = container.querySelector('article')?.getBoundingClientRect().top;

    rerender(panelOf({ state: { ...noticing(3), text: '# A' } }));

    await expect.element(log.getByRole('heading', { name: 'A', exact: true })).toBeVisible();
    expect(items()).toEqual([]);
    await expect.element(log.getByText('so far')).not.toBeInTheDocument();
    expect(container.querySelector('article')?.getBoundingClientRect().top).toBe(top);
  });

  test('disappears when a run is cancelled before its text begins', async () => {
    const { rerender } = render(panelOf({ state: noticing(3) }));
    await expect.element(log.getByText('“Passage 20 of my text”')).toBeVisible();

    rerender(panelOf({ state: { ...noticing(3), phase: 'stopped' } }));

    await expect.element(page.getByText('No analysis yet')).toBeVisible();
    expect(items()).toEqual([]);
  });

  test('shifts nothing around it on a phone and keeps its newest passage in view', async () => {
    await page.viewport(390, 844);
    const { container, rerender } = render(panelOf({ state: following('') }));
    const height = container.clientHeight;
    await expect.element(page.getByRole('status').getByText('Writing the analysis.')).toBeInTheDocument();

    for (let count = 1; count <= 12; count += 1) {
      rerender(panelOf({ state: noticing(count) }));
      await expect.element(log.getByText(`“Passage ${count * 10 - 10} of my text”`)).toBeInTheDocument();
      expect(container.clientHeight).toBe(height);
      expect(box().offsetHeight).toBe(400);
    }

    await expect.poll(() => box().scrollTop).toBeGreaterThan(200);
    await expect.poll(spaceBelow).toBeLessThanOrEqual(1);
    await expect.element(log.getByText('12 so far')).toBeVisible();
    expect(box().scrollWidth).toBeLessThanOrEqual(box().clientWidth);
  });

  test('shows a quote without a note alone', async () => {
    render(panelOf({ state: { ...noticing(0), noticed: [{ ...passage(0), shows: '' }] } }));

    await expect.element(log.getByText('“Passage 0 of my text”')).toBeVisible();
    expect(items()).toEqual(['1“Passage 0 of my text”']);
  });

  test('announces the reading and the writing stage once each, and no single passage', async () => {
    const announced: string[] = [];
    const { container, rerender } = render(panelOf({ state: following('') }));
    const line = page.getByText('Writing the analysis.').element();
    const changes = new MutationObserver(() => announced.push(line.textContent));
    changes.observe(line, { childList: true, characterData: true, subtree: true });

    for (const count of [1, 2, 3]) rerender(panelOf({ state: noticing(count) }));
    await expect.element(log.getByText('3 so far')).toBeVisible();
    rerender(panelOf({ state: { ...noticing(3), text: 'Words' } }));
    await expect.element(page.getByRole('status').getByText('Writing the analysis.')).toBeInTheDocument();
    changes.disconnect();

    expect(announced).toEqual(['Reading. Passages it notices are listed as they come.', 'Writing the analysis.']);
    expect(container.querySelectorAll('[aria-live]:not([aria-live=off])')).toHaveLength(0);
  });
});
