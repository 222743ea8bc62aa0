import '../../../styles.css';
import type { Block } from '@app/contract/blocks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../testing/devtools.ts';
import { answerMessage } from '../../../testing/fake-server.ts';
import { render } from '../../../testing/render.tsx';
import { longReport } from '../../../ui/__fixtures__/report-texts.ts';
import { following, panelOf, type PanelFixtureProps } from '../__fixtures__/panel.tsx';

const log = page.getByRole('log');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const chips = page.getByRole('navigation', { name: 'Sections of this analysis' });
const box = (): HTMLElement => log.element() as HTMLElement;
const spaceBelow = (): number => box().scrollHeight - box().clientHeight - box().scrollTop;
/** Waits for the layout of the next frame, in which observers report grown content. */
const frame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const stored = [answerMessage('a1', longReport.slice(0, longReport.indexOf('## Trait 5')))];

beforeEach(() => page.viewport(700, 900));

test('the empty panel says so, disables downloads and the reading view, and enables New Analysis', async () => {
  render(panelOf());

  await expect.element(page.getByRole('heading', { name: 'ANALYSIS' })).toBeVisible();
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  await expect
    .element(page.getByText('Upload media, enter text, or select a document to analyze.', { exact: true }))
    .toBeVisible();
  await expect.element(button('PDF')).toBeDisabled();
  await expect.element(button('DOCX')).toBeDisabled();
  await expect.element(button('Open reading view')).toBeDisabled();
  await expect.element(button('New Analysis')).toBeEnabled();
  await expect.element(button('Share')).not.toBeInTheDocument();
  await expect.element(chips).not.toBeInTheDocument();
});

test.for([
  ['empty', {}],
  ['waiting', { state: following('') }],
  ['being written', { state: following(longReport) }],
  ['full', { messages: stored }],
] satisfies [string, Partial<PanelFixtureProps>][])(
  'the scroll area is exactly 400 px high: %s',
  async ([, changes]) => {
    render(panelOf(changes));

    await expect.poll(() => box().getBoundingClientRect().height).toBe(400);
    expect(box().offsetHeight).toBe(400);
  },
);

test('every button calls its own handler', async () => {
  const calls: string[] = [];
  render(
    panelOf({
      messages: stored,
      hasAnalysis: true,
      canShare: true,
      onNewAnalysis: () => calls.push('new'),
      onDownload: (format) => calls.push(format),
      onShare: () => calls.push('share'),
      onOpenReader: () => calls.push('read'),
    }),
  );

  await userEvent.click(button('PDF'));
  await userEvent.click(button('DOCX'));
  await userEvent.click(button('Share'));
  await userEvent.click(button('New Analysis'));
  await userEvent.click(button('Open reading view'));

  expect(calls).toEqual(['pdf', 'docx', 'share', 'new', 'read']);
});

test('a partial report can be resumed when nothing else is running', async () => {
  const asked: string[] = [];
  const partial = { messages: stored.map((message) => ({ ...message, isPartial: true })) };
  const onGoOn = (analysisId: string): void => void asked.push(analysisId);
  const { rerender } = render(panelOf({ ...partial, onGoOn, inView: 'a1', state: following('') }));
  await expect.element(button('Go on')).toBeDisabled();

  rerender(panelOf({ ...partial, onGoOn }));
  await userEvent.click(button('Go on'));

  expect(asked).toEqual(['a1']);
});

test('a resumed report replaces the partial one', async () => {
  const request = { type: 'rest', framework: 'general', analysisId: 'a1' } as const;
  render(panelOf({ messages: stored, state: { ...following('# The whole'), request } }));

  await expect.element(log.getByRole('heading', { name: 'The whole' })).toBeVisible();
  expect(box().querySelectorAll('article')).toHaveLength(1);
});

describe('the section chips', () => {
  test('are the second-level headings of the newest report and scroll to them', async () => {
    const older = answerMessage('a0', '# Old\n\n## Older\n\nWords.\n\n## Oldest\n\nWords.');
    render(panelOf({ messages: [older, ...stored] }));
    await expect.element(chips.getByRole('button', { name: 'Trait 2', exact: true })).toBeVisible();
    const names = [...chips.element().querySelectorAll('button')].map(({ textContent }) => textContent);

    await userEvent.click(chips.getByRole('button', { name: 'Trait 2', exact: true }));

    const heading = log.getByRole('heading', { name: 'Trait 2', exact: true });
    const depth = (): number => heading.element().getBoundingClientRect().top - box().getBoundingClientRect().top;
    expect(names).toEqual(['Trait 0', 'Trait 1', 'Trait 2', 'Trait 3', 'Trait 4']);
    await expect.poll(() => depth() >= 40 && depth() <= 60).toBe(true);
    await expect.element(heading).toHaveFocus();
    await expect
      .element(chips.getByRole('button', { name: 'Trait 2', exact: true }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('stay at the top edge while the text scrolls', async () => {
    render(panelOf({ messages: stored }));
    await expect.element(chips).toBeVisible();

    box().scrollTop = 600;

    await expect
      .poll(() => Math.round(chips.element().getBoundingClientRect().top - box().getBoundingClientRect().top))
      .toBe(0);
  });

  test('appear while the text streams, once a heading is complete', async () => {
    render(panelOf({ state: following('# All\n\nWords.\n\n## First\n\nWords.\n\n## Sec') }));

    await expect.element(chips.getByRole('button', { name: 'First' })).toBeVisible();
    expect(chips.element().querySelectorAll('button')).toHaveLength(1);
  });

  test('stay while the report is stored and its sections follow', async () => {
    const text = '# All\n\nWords.\n\n### The charger\n\nWords.\n\n';
    const blocks: Block[] = [
      { id: 'headline', type: 'headline', title: 'All' },
      { id: 'letter-1', type: 'prose', runs: [{ text: 'Words.' }] },
      { id: 'letter-2', type: 'title', level: 3, text: 'The charger' },
      { id: 'letter-3', type: 'prose', runs: [{ text: 'Words.' }] },
      { id: 'how-to', type: 'method', fold: 'notes', title: 'How To Read This', text: 'An AI wrote this.' },
    ];
    const live = following(text);
    const { container, rerender } = render(panelOf({ state: live }));
    await expect.element(chips.getByRole('button', { name: 'The charger' })).toBeVisible();
    const row = chips.element();
    const [paragraph] = container.querySelectorAll('article p');
    const top = paragraph?.getBoundingClientRect().top;
    const messages = [{ ...answerMessage('a2', text), blocks }];

    const seen = [
      { state: { ...live, phase: 'saving' as const }, messages: [] },
      { state: { ...live, phase: 'saving' as const }, messages },
      { state: { ...live, phase: 'done' as const }, messages },
    ].map((props) => {
      rerender(panelOf(props));
      const now = container.querySelector('article p');
      return {
        names: [...row.querySelectorAll('button')].length,
        isShown: row.isConnected,
        top: now?.getBoundingClientRect().top,
      };
    });

    expect(seen).toEqual([1, 2, 2].map((names) => ({ names, isShown: true, top })));
  });
});

describe('a streaming text', () => {
  test('starts with a skeleton, and nothing shifts at the first words', async () => {
    const { container, rerender } = render(panelOf({ state: following('') }));
    const top = container.querySelector('article')?.getBoundingClientRect().top;
    expect(container.querySelector('article .skeleton')).not.toBeNull();

    rerender(panelOf({ state: following('# First words') }));

    await expect.element(log.getByRole('heading', { name: 'First words' })).toBeVisible();
    expect(container.querySelector('article .skeleton')).toBeNull();
    expect(container.querySelector('article')?.getBoundingClientRect().top).toBe(top);
  });

  test.for(['at the beginning', 'in the middle', 'at the end'] as const)(
    'leaves a reader %s where they are while it grows and when it is finished',
    async (place) => {
      const { rerender } = render(panelOf({ state: following(longReport.slice(0, 3_000)) }));
      await expect.poll(spaceBelow).toBeGreaterThan(400);
      box().scrollTop = { 'at the beginning': 0, 'in the middle': 200, 'at the end': spaceBelow() }[place];
      const top = box().scrollTop;

      rerender(panelOf({ state: following(longReport.slice(0, 5_000)) }));
      await expect.element(log.getByRole('heading', { name: 'Trait 5', exact: true })).toBeInTheDocument();
      const moved = Math.abs(box().scrollTop - top);
      const whole = answerMessage('a2', longReport.slice(0, 5_000));
      rerender(panelOf({ state: { ...following(whole.content), phase: 'done' }, messages: [whole] }));
      await frame();

      expect(Math.max(moved, Math.abs(box().scrollTop - top))).toBeLessThanOrEqual(1);
    },
  );

  test('keeps its elements when another block follows, one is corrected, and the stored message replaces it', async () => {
    const say = (at: number, text: string): Block => ({ id: `letter-${at}`, type: 'prose', runs: [{ text }] });
    const begun: Block[] = [{ id: 'headline', type: 'headline', title: 'All' }, say(1, 'First.'), say(2, 'Second.')];
    const whole = [...begun.slice(0, 2), say(2, 'Better.'), say(3, 'Third.')];
    const live = { ...following('# All'), blocks: begun, lang: 'en' };
    const { container, rerender } = render(panelOf({ state: live }));
    await expect.element(log.getByText('Second.')).toBeVisible();
    const shown = [...container.querySelectorAll('.report > *')];

    rerender(panelOf({ state: { ...live, blocks: whole } }));
    const stored = { ...answerMessage('a2', '# All'), blocks: whole, lang: 'en' };
    rerender(panelOf({ state: { ...live, blocks: whole, phase: 'done' }, messages: [stored] }));

    const kept = [...container.querySelectorAll('.report > *')];
    expect(kept.map(({ textContent }) => textContent)).toEqual(['All', 'First.', 'Better.', 'Third.']);
    expect(kept.slice(0, 3).map((element, at) => element === shown[at])).toEqual([true, true, true]);
  });

  test('keeps its elements when the stored message replaces it', async () => {
    const text = longReport.slice(0, 3_000);
    const { rerender } = render(panelOf({ state: following(text) }));
    await expect.element(log.getByRole('heading', { name: 'Trait 1', exact: true })).toBeInTheDocument();
    const heading = log.getByRole('heading', { name: 'Trait 1', exact: true }).element();

    rerender(panelOf({ state: { ...following(text), phase: 'done' }, messages: [answerMessage('a2', text)] }));

    expect(log.getByRole('heading', { name: 'Trait 1', exact: true }).element()).toBe(heading);
  });
});

describe('for a screen reader', () => {
  test('the log is silent and busy, and one polite line announces the state', async () => {
    const { rerender } = render(panelOf({ state: following('Words') }));
    await expect.element(log).toHaveAttribute('aria-live', 'off');
    await expect.element(log).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('status').getByText('Writing the analysis.')).toBeInTheDocument();

    rerender(panelOf({ state: { ...following('Words'), phase: 'done' } }));

    await expect.element(page.getByRole('status').getByText('Analysis ready.')).toBeInTheDocument();
    await expect.element(log).toHaveAttribute('aria-busy', 'false');
  });

  test('earlier analyses are not announced', async () => {
    render(panelOf({ messages: stored }));

    await expect.element(log.getByRole('heading', { name: 'Big Five Analysis' })).toBeVisible();
    await expect.element(page.getByText('Analysis ready.')).not.toBeInTheDocument();
  });
});

test('a lost connection is shown on the panel without a layout shift', async () => {
  const state = following('# Title\n\nWords');
  const { rerender } = render(panelOf({ state }));
  await expect.element(log.getByText('Words')).toBeVisible();
  const height = box().scrollHeight;

  rerender(panelOf({ state: { ...state, connection: 'waiting' } }));

  await expect.element(page.getByText('Waiting for the connection.').first()).toBeVisible();
  expect(box().scrollHeight).toBe(height);
});

describe('the debug line', () => {
  test('counts messages and copies the session id', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const question = { ...answerMessage('a1', 'Why?'), id: 'm-q', role: 'user' as const, kind: 'chat' as const };
    render(panelOf({ messages: [...stored, question] }));
    await expect.element(page.getByText('Messages: 2 (1 from AI) · Session: session-1')).toBeVisible();

    await userEvent.click(button('Copy session id'));

    expect(writeText).toHaveBeenCalledWith('session-1');
    await expect.element(page.getByRole('status').getByText('Session id copied.')).toBeInTheDocument();
    writeText.mockRestore();
  });

  test('says when copying is not allowed', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    render(panelOf());

    await userEvent.click(button('Copy session id'));

    await expect.element(page.getByText('The session id could not be copied.')).toBeVisible();
    writeText.mockRestore();
  });
});

test('on a phone nothing is wider than the screen', async () => {
  await page.viewport(320, 700);
  render(panelOf({ messages: stored, hasAnalysis: true, canShare: true }));
  await expect.element(log.getByRole('heading', { name: 'Trait 1', exact: true })).toBeInTheDocument();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(box().scrollWidth).toBeLessThanOrEqual(box().clientWidth);
});

describe('in print', () => {
  afterEach(() => emulateMedia(''));

  test('the report is shown alone and unclipped', async () => {
    const { container } = render(
      <div>
        <p>Around it</p>
        {panelOf({ messages: stored, hasAnalysis: true })}
      </div>,
    );
    await expect.element(chips).toBeVisible();

    await emulateMedia('print');

    await expect.element(page.getByText('Around it')).not.toBeVisible();
    const shown = [...container.querySelectorAll('button, nav, footer, header')].filter((part) =>
      part.checkVisibility(),
    );
    expect(shown).toEqual([]);
    expect(box().clientHeight).toBe(box().scrollHeight);
    expect(box().clientHeight).toBeGreaterThan(1_000);
  });
});

describe('a click on a quote', () => {
  const quoting = '# Title\n\n> “First words”\n\n> “Second words”\n>\n> A note.\n\nThe end.';
  const onOpenQuote = vi.fn();
  const press = async (words: string): Promise<void> => userEvent.click(log.getByText(words));

  afterEach(() => onOpenQuote.mockClear());

  test('passes the report and the index of the quote', async () => {
    const messages = [answerMessage('a0', quoting.replaceAll('words', 'lines')), answerMessage('a1', quoting)];
    const { rerender } = render(panelOf({ messages, hasAnalysis: true, onOpenQuote, inView: 'a0' }));

    await press('“First lines”');
    rerender(panelOf({ messages, hasAnalysis: true, onOpenQuote }));
    await press('A note.');
    await press('The end.');

    expect(onOpenQuote.mock.calls).toEqual([
      ['a0', 0],
      ['a1', 1],
    ]);
  });

  test('passes the place of the quote where the report has blocks', async () => {
    const quote: Block = { id: 'q0-11', type: 'quote', words: 'First words', start: 0, end: 11 };
    const blocks: Block[] = [
      { id: 'headline', type: 'headline', title: 'Title' },
      quote,
      { id: 'letter-1', type: 'prose', runs: [{ text: 'You say ' }, { quote: 'q0-11' }, { text: '.' }] },
      { id: 'alone', type: 'passage', quote: 'q0-11', shows: 'A note.' },
    ];
    render(panelOf({ messages: [{ ...answerMessage('a1', quoting), blocks }], hasAnalysis: true, onOpenQuote }));

    await press('A note.');
    await userEvent.click(log.getByText('“First words”').first());
    await userEvent.click(log.getByRole('heading', { name: 'Title' }));

    expect(onOpenQuote.mock.calls).toEqual([
      ['a1', 'alone#0'],
      ['a1', 'letter-1#0'],
    ]);
  });

  test('does nothing while the report streams', async () => {
    render(panelOf({ state: following(quoting), onOpenQuote }));

    await press('“First words”');

    expect(onOpenQuote).not.toHaveBeenCalled();
  });
});
