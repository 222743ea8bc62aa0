import type { Run } from '@app/contract/blocks';

const INSIDE = /[\\`*_[\]<>#|~@&]|(?<=:)\/|(?<=www)\./gi;
/** Marks of a list or a rule at the start of a line, too. */
const AT_START = /[\\`*_[\]<>#|~@]|&(?=#?\w+;)|(?<=:)\/|(?<=www)\.|^[-+=]+(?=\s|$)|(?<=^\d+)[.)](?=\s|$)/gi;

/** Puts words on one line and escapes them, so that they are drawn exactly as written. */
export const escapeText = (text: string, where: 'start' | 'inside' = 'start'): string =>
  (where === 'inside' ? text.trim() : text)
    // Spaces that must not break stay: French has them before its marks.
    .replaceAll(/[^\S\u00A0\u202F]+/g, ' ')
    .replaceAll(where === 'inside' ? INSIDE : AT_START, String.raw`\$&`);

/** Runs as Markdown: only our own marks are markup. */
export function writeRuns(runs: readonly Run[], quote: (id: string) => string): string {
  return runs
    .map((run, at) => ('quote' in run ? quote(run.quote) : writeWords(run, [runs[at - 1], runs[at + 1]])))
    .join('');
}

type Words = Exclude<Run, { quote: string }>;

function writeWords(run: Words, [before, after]: readonly [Run | undefined, Run | undefined]): string {
  const mark = run.strong ? '**' : run.emphasis ? '*' : '';
  // A whole run is escaped as one: half a character reference does not look like one.
  if (!mark && !run.href) return escapeText(run.text);
  const touches = [textOf(before).slice(-1), textOf(after).slice(0, 1)].some((character) => WORD.test(character));
  const [start, text, end] = splitEdges(run.text, touches ? AROUND_LETTERS : /\s/);
  const words = run.href ? `[${escapeText(text)}](${run.href})` : escapeText(text);
  return `${escapeText(start)}${text && mark}${words}${text && mark}${escapeText(end)}`;
}

const textOf = (run: Run | undefined): string => (run && 'text' in run ? run.text : '');
const WORD = /[\p{L}\p{N}]/u;
/** Markdown takes a mark between a word and a punctuation mark for a plain asterisk; Japanese has it at every stop. */
const AROUND_LETTERS = /[\s\p{P}\p{S}]/u;

function splitEdges(text: string, edge: RegExp): [string, string, string] {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
