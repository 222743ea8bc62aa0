import type { Block } from '@app/contract/blocks';
import { type RefObject, useEffect, useState } from 'react';
import { type Heading, headingsOf } from './report-headings.ts';
import { scrollBehavior } from './scroll-behavior.ts';

export type Section = {
  text: string;
  isSub: boolean;
  /** Undefined until the report is drawn. */
  heading: () => HTMLElement | undefined;
};

type ReportSections = {
  sections: Section[];
  /** Index in `sections` of the section being read; -1 before the first. */
  active: number;
  goTo: (section: Section) => void;
};

/**
 * Distance from the top edge at which a heading counts as reached and to which a jump scrolls; clears the sticky bar.
 */
const EDGE_PX = 56;

/**
 * The headings of the report inside a scroll container: those of its blocks, or the rendered ones of a report that is
 * only text. `headings` is a selector such as `h4`.
 */
export function useReportSections(
  box: RefObject<HTMLElement | null>,
  headings: 'h4' | 'h4, h5',
  { blocks, lang }: { blocks?: readonly Block[] | undefined; lang?: string | undefined },
): ReportSections {
  const rendered = useRenderedSections(box, headings, blocks === undefined);
  const listed =
    blocks &&
    headingsOf(blocks, lang)
      .filter(({ isSub }) => !isSub || headings !== 'h4')
      .map((heading): Section => ({ ...heading, heading: () => findHeading(box.current, heading) }));
  const sections = listed ?? rendered;
  const [active, setActive] = useState(-1);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onScroll = (): void => setActive(findActive(element, sections));
    onScroll();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [box, sections]);

  function goTo(section: Section): void {
    const element = box.current;
    const heading = section.heading();
    if (!element || !heading) return;
    const fold = heading.closest('details');
    if (fold) fold.open = true;
    const top = element.scrollTop + offsetIn(element, heading) - EDGE_PX + 8;
    element.scrollTo({ top, behavior: scrollBehavior() });
    // Drawn from blocks, headings can be focused already.
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  return { sections, active, goTo };
}

const findHeading = (box: HTMLElement | null, { id }: Heading): HTMLElement | undefined =>
  box?.querySelector<HTMLElement>(`.report [data-block="${CSS.escape(id)}"]`) ?? undefined;

function useRenderedSections(box: RefObject<HTMLElement | null>, headings: string, isOn: boolean): Section[] {
  const [sections, setSections] = useState<Section[]>([]);
  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return undefined;
    const read = (): void => {
      const found = readSections(element, headings);
      setSections((before) => (isSame(before, found) ? before : found));
    };
    const changes = new MutationObserver(read);
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    read();
    return () => changes.disconnect();
  }, [box, headings, isOn]);
  return sections;
}

/** Skips a heading that is still being written. */
function readSections(box: HTMLElement, headings: string): Section[] {
  const report = [...box.querySelectorAll('.report')].at(-1);
  const isWriting = report?.hasAttribute('data-streaming');
  const last = [
    ...(report?.querySelectorAll('.report > *, .report-fold > summary > *, .report-fold-body > *') ?? []),
  ].at(-1);
  return [...(report?.querySelectorAll<HTMLElement>(headings) ?? [])]
    .filter((child) => !(isWriting && child === last))
    .map((heading) => ({ text: heading.textContent, isSub: !heading.matches('h4'), heading: () => heading }));
}

function findActive(box: HTMLElement, sections: Section[]): number {
  const isAtEnd = box.scrollTop > 0 && box.scrollHeight - box.clientHeight - box.scrollTop <= 1;
  if (isAtEnd) return sections.length - 1;
  return sections.findLastIndex(({ heading }) => {
    const element = heading();
    return element && offsetIn(box, element) <= EDGE_PX;
  });
}

const offsetIn = (box: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top;

function isSame(before: Section[], found: Section[]): boolean {
  return (
    before.length === found.length &&
    before.every(({ text, heading }, index) => heading() === found[index]?.heading() && text === found[index]?.text)
  );
}
