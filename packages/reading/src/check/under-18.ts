import type { AgeRules } from '@app/frameworks/safety/age/age-rules';
import { ageStatements } from '@app/frameworks/safety/age/age-statements';
import { type NoticeLanguage, under18Notice } from '@app/frameworks/safety/under-18-notice';
import { excerptOf, isCutByExcerpt } from './excerpt.ts';
import { foldForms } from './fold-characters.ts';

/**
 * `stated`: the writer states plainly that they are under eighteen. `hinted`: the text mentions a young age, so the
 * analysis waits for triage.
 */
export type StatedAge = { says: 'stated'; language: string } | { says: 'hinted' | 'nothing' };

type Rules = Record<'plain' | 'hints' | 'reported' | 'notNow' | 'adult', RegExp> & { language: string };

const rules: Rules[] = ageStatements.map((statements) => ({
  language: statements.language,
  plain: compile(statements, statements.plain.join('|')),
  hints: compile(statements, statements.hints.join('|')),
  reported: compile(statements, statements.reported),
  notNow: compile(statements, statements.notNow),
  adult: compile(statements, statements.adult),
}));

function compile({ numbers, teens }: AgeRules, source: string): RegExp {
  const number = (digits: string, words: string): string =>
    String.raw`(?:(?<![\d.,])(?:${digits})(?!\d|[.,]\d)|${words})`;
  return new RegExp(
    source
      .replaceAll('<age>', number('[6-9]|1[0-7]', `${teens}|${numbers}`))
      .replaceAll('<teen>', number('1[3-7]', teens)),
    'gm',
  );
}

/** Finds statements of an age under eighteen; triage covers what these rules miss. */
export function readStatedAge(text: string): StatedAge {
  const spoken = fold(text);
  let isHinted = false;
  for (const { language, plain, reported, notNow, adult } of rules) {
    const isQuoted = createQuoteFinder(spoken);
    for (const { 0: match, index } of spoken.matchAll(plain)) {
      isHinted = true;
      if (isQuoted(index + match.length) || isReported(spoken, index, { reported, notNow })) continue;
      if (spoken.search(adult) >= 0) break;
      return { says: 'stated', language };
    }
  }
  // Waiting for triage is only useful if the hint is in the excerpt that triage reads.
  const seen = isCutByExcerpt(text) ? fold(excerptOf(text)) : spoken;
  return { says: isHinted || rules.some(({ hints }) => seen.search(hints) >= 0) ? 'hinted' : 'nothing' };
}

const SENTENCE_CHARS = 300;
const SENTENCE = /[^.!?。！？؟\n]*$/;
const CLAUSE = /[,;:،、，；：—–]|\b(?:and|but|so|because|und|aber|weil|y|pero|porque|et|mais|mas)\b/;

function isReported(text: string, index: number, { reported, notNow }: Pick<Rules, 'reported' | 'notNow'>): boolean {
  const sentence = SENTENCE.exec(text.slice(Math.max(0, index - SENTENCE_CHARS), index))?.[0] ?? '';
  const [clause = '', before = ''] = sentence.split(CLAUSE).toReversed();
  // “When the song plays, I am 15.” is not about now.
  return sentence.search(reported) >= 0 || clause.search(notNow) >= 0 || before.trimStart().search(notNow) === 0;
}

/** A line-internal quotation may hold someone else's words. Call it with rising indexes. */
function createQuoteFinder(text: string): (index: number) => boolean {
  let read = 0;
  let isOpen = false;
  return (index) => {
    for (; read < index; read += 1) {
      const character = text.charAt(read);
      if (character === '"') isOpen = !isOpen;
      if (character === '\n') isOpen = false;
    }
    return isOpen && /^[^\n"]*"/.test(text.slice(index, index + SENTENCE_CHARS));
  };
}

/** Lower-cases, removes accents, unifies digits and quotation marks, and keeps line breaks. */
function fold(text: string): string {
  return foldForms(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F\u0640\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„‟«»「」『』]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ');
}

/** Renders the fixed notice, in English for unsupported languages, below the crisis card if there is one. */
export function renderUnder18Notice(language: string | undefined, crisisCard = ''): string {
  const known = Object.hasOwn(under18Notice, language ?? '') ? (language as NoticeLanguage) : 'en';
  const [heading, ...paragraphs] = under18Notice[known];
  return `${crisisCard && `${crisisCard}\n\n`}## ${heading}\n\n${paragraphs.join('\n\n')}\n`;
}
