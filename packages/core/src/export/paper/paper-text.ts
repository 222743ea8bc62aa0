import type { Chart, Track } from '@app/contract/blocks';
import { toVisibleText } from '../visible-text.ts';
import {
  type Direction,
  directionOf,
  type DocumentLanguage,
  languageFar,
  languageNear,
  splitByLanguage,
} from './languages.ts';
import type { Inline, Marks, TextRun } from './paper.ts';

/** Many times the size of any report, so that no input can keep a process busy for long. */
export const most = { chars: 400_000, elements: 5_000, bars: 500, titleChars: 160, labelChars: 240, rows: 64 };

/** How much of each limit is unused, and facts about the whole report. */
export type PaperText = {
  charsLeft: number;
  elementsLeft: number;
  barsLeft: number;
  /** Latin names must not turn a heading in an Arabic report. */
  direction: Direction | undefined;
  /** Of Han characters that nothing near them tells apart. */
  han: DocumentLanguage;
};

export const openPaperText = (whole: string, direction: Direction | undefined): PaperText => ({
  charsLeft: most.chars,
  elementsLeft: most.elements,
  barsLeft: most.bars,
  direction,
  // Once: the whole report is long.
  han: languageFar(whole),
});

export const isFull = ({ charsLeft, elementsLeft }: PaperText): boolean => charsLeft <= 0 || elementsLeft <= 0;

/** Text as it can be seen, on one line. Spaces that must not break stay: French has them before its marks. */
export const visible = (text: string): string => toVisibleText(text).replaceAll(/[^\S\u00A0\u202F]+/g, ' ');

type Words = { text: string } & Marks;

/** The runs of one paragraph, split where the language changes; neighbours with equal marks are one. */
export function inline(paper: PaperText, words: readonly Words[]): TextRun[] {
  const cleaned = words.map(({ text, ...marks }) => ({ text: visible(take(paper, text)), ...marks }));
  const near = cleaned.map(({ text }) => text).join('');
  const han = languageNear(near) ?? paper.han;
  const joined: Words[] = [];
  for (const one of cleaned) {
    const last = joined.at(-1);
    if (last && last.bold === one.bold && last.italic === one.italic) last.text += one.text;
    else joined.push({ ...one });
  }
  const [first, end] = [joined[0], joined.at(-1)];
  if (first) first.text = first.text.trimStart();
  if (end) end.text = end.text.trimEnd();
  return joined.flatMap(({ text, ...marks }) =>
    splitByLanguage(text, han).map((run): TextRun => ({ type: 'text', ...run, ...marks })),
  );
}

/** A bar as an image between its ends, behind and before the words around it. */
export function inlineBar(paper: PaperText, track: Track): Inline[] {
  paper.barsLeft -= 1;
  if (paper.barsLeft < 0) return [];
  const { low, high, ...line } = cleanTrack(track);
  const ends = { low: inline(paper, [{ text: low ?? '' }]), high: inline(paper, [{ text: high ?? '' }]) };
  return [{ type: 'bar', track: { ...line, ...(low && { low }), ...(high && { high }) }, ...ends }];
}

/** The words of a chart stand in a picture, so they are cleaned and cut here. */
export const cleanChart = ({ rows, form, isSigned }: Chart): Chart => ({
  rows: rows.slice(0, most.rows).map(cleanTrack),
  ...(form && { form }),
  ...(isSigned && { isSigned }),
});

function cleanTrack(track: Track): Track {
  const named = (['label', 'low', 'high', 'value'] as const).flatMap((name) => {
    const text = cut(visible(track[name] ?? ''), most.labelChars).trim();
    return text ? [[name, text] as const] : [];
  });
  const { points, range, steps } = track;
  return { ...Object.fromEntries(named), ...(points && { points }), ...(range && { range }), ...(steps && { steps }) };
}

export const cut = (text: string, chars: number): string =>
  text.length > chars ? `${text.slice(0, chars).replace(/\p{Surrogate}$/u, '')}…` : text;

export const plainText = (content: readonly Inline[]): string =>
  content.map((part) => (part.type === 'text' ? part.text : ' ')).join('');

export const directionIn = ({ direction }: PaperText, content: readonly Inline[]): Direction =>
  direction ?? directionOf(plainText(content));

function take(paper: PaperText, text: string): string {
  const taken = text.slice(0, Math.max(0, paper.charsLeft));
  paper.charsLeft -= text.length;
  return taken;
}
