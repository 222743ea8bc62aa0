import type { SourceQuote } from '@app/contract/analyses';
import { scrollWithin } from './scroll-within.ts';
import { quoteKey, type SourceSpan } from './source-blocks.ts';

type Options = {
  /** The scroll containers of the rendered report and source. */
  report: HTMLElement;
  source: HTMLElement;
  quotes: readonly SourceQuote[];
  /** Id of the element that tells screen readers that a quote can be pressed. */
  hintId: string;
  /** Called before a passage is shown, because the source may be hidden. */
  onShowSource: () => void;
};

export type EvidenceLinks = {
  /** Shows a quote and its passage without a click. */
  showQuote: (index: number) => void;
  unlink: () => void;
};

/** The element of a quote in the report and its span in the source. */
type Quote = SourceSpan & { words: HTMLElement };

/**
 * Links the quotes of a report with the passages of its source, in both directions. It works on the rendered DOM: the
 * report comes from Markdown, and a click then updates two marks instead of re-rendering two long texts.
 */
export function linkEvidence({ report, source, quotes, hintId, onShowSource }: Options): EvidenceLinks {
  const found = findQuotes(report, quotes);
  const linked = new AbortController();
  for (const { words } of found) setAttributes(words, { role: 'button', tabindex: '0', 'aria-describedby': hintId });

  /** Highlights one quote and its passage, clears all other highlights, and returns the passage. */
  function light({ words, start, end }: Quote): HTMLElement | undefined {
    for (const box of [report, source]) putOut(box);
    const segments = [...source.querySelectorAll<HTMLElement>('[data-start]')].filter((segment) => {
      const span = spanOf(segment);
      return span.start >= start && span.end <= end;
    });
    const passage = segments[0]?.parentElement ?? undefined;
    for (const lit of [words.parentElement, ...segments]) lit?.setAttribute('data-lit', '');
    for (const current of [words, passage]) current?.setAttribute('aria-current', 'true');
    return passage;
  }

  function goToSource(quote: Quote): void {
    onShowSource();
    quote.words.parentElement?.scrollIntoView({ block: 'nearest' }); // The opened sheet may cover the quote.
    const passage = light(quote);
    if (passage) goTo(source, passage);
  }

  /** A passage may be quoted several times: each press goes to its next quote. */
  function goToReport({ start, end }: SourceSpan): void {
    const quoting = found.filter((quote) => quote.start < end && quote.end > start);
    const lit = quoting.findIndex(({ words }) => words.hasAttribute('aria-current'));
    const next = quoting[(lit + 1) % quoting.length];
    if (!next) return;
    light(next);
    goTo(report, next.words);
  }

  function press(target: Element): void {
    const passage = target.closest('[data-start]') ?? target.closest('mark > *');
    if (passage) return goToReport(spanOf(passage));
    const quote = found.find(({ words }) => words.parentElement?.contains(target));
    if (quote) goToSource(quote);
  }

  for (const box of [report, source]) {
    box.addEventListener('click', onClick, { signal: linked.signal });
    box.addEventListener('keydown', onKey, { signal: linked.signal });
  }

  function onClick({ target }: MouseEvent): void {
    // A click that ends a text selection must not navigate.
    if (target instanceof Element && getSelection()?.isCollapsed !== false) press(target);
  }

  function onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof Element) || target.role !== 'button') return;
    event.preventDefault();
    press(target);
  }

  return {
    showQuote(index) {
      const block = report.querySelectorAll('blockquote')[index];
      const quote = found.find(({ words }) => words.parentElement === block);
      if (!quote) return;
      const passage = light(quote);
      if (passage) scrollWithin(source, passage, 'instant');
      goTo(report, quote.words, 'instant');
    },
    unlink() {
      linked.abort();
      for (const { words } of found) removeAttributes(words, ['role', 'tabindex', 'aria-describedby']);
      for (const box of [report, source]) putOut(box);
    },
  };
}

function findQuotes(report: HTMLElement, quotes: readonly SourceQuote[]): Quote[] {
  const spans = new Map(quotes.map(({ quote, start, end }) => [quoteKey(quote), { start, end }]));
  return [...report.querySelectorAll<HTMLElement>('blockquote > :first-child')].flatMap((words) => {
    const span = spans.get(quoteKey(words.textContent.trim().replaceAll(/^“|”$/g, '')));
    return span ? [{ ...span, words }] : [];
  });
}

/** The span of a segment or of a whole passage. */
function spanOf(element: Element): SourceSpan {
  const [first, last] = [element.firstElementChild ?? element, element.lastElementChild ?? element];
  return { start: Number(first.getAttribute('data-start')), end: Number(last.getAttribute('data-end')) };
}

function goTo(box: HTMLElement, element: HTMLElement, behavior?: ScrollBehavior): void {
  scrollWithin(box, element, behavior);
  element.focus({ preventScroll: true });
}

function putOut(box: HTMLElement): void {
  for (const lit of box.querySelectorAll('[data-lit], [aria-current]'))
    removeAttributes(lit, ['data-lit', 'aria-current']);
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function removeAttributes(element: Element, names: string[]): void {
  for (const name of names) element.removeAttribute(name);
}
