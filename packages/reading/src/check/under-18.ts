import { type AgeStatements, ageStatements, type NoticeLanguage } from '@app/frameworks/safety/age-statements';
import { under18Notice } from '@app/frameworks/safety/under-18-notice';
import { excerptOf } from './excerpt.ts';

/**
 * `stated`: the writer says in plain words that they are under eighteen. `hinted`: the text speaks of a young age, and a
 * closer look is worth waiting for.
 */
export type StatedAge = { says: 'stated'; language: NoticeLanguage } | { says: 'hinted' | 'nothing' };

type Rules = { language: NoticeLanguage; plain: RegExp; hints: RegExp; notMeant: RegExp; adult: RegExp };

const rules: Rules[] = ageStatements.map((statements) => ({
  language: statements.language,
  plain: compile(statements, statements.plain.join('|')),
  hints: compile(statements, statements.hints.join('|')),
  notMeant: compile(statements, statements.notMeant),
  adult: compile(statements, statements.adult),
}));

function compile({ numbers }: AgeStatements, source: string): RegExp {
  return new RegExp(
    source.replaceAll('<age>', String.raw`(?:(?<![\d.,])(?:[6-9]|1[0-7])(?![\d]|[.,]\d)|${numbers})`),
    'gm',
  );
}

/** Precise rather than complete: triage reads what these rules cannot. */
export function readStatedAge(text: string): StatedAge {
  const spoken = fold(excerptOf(text));
  let isHinted = false;
  for (const { language, plain, hints, notMeant, adult } of rules) {
    for (const { 0: match, index } of spoken.matchAll(plain)) {
      const isMeant = spoken.slice(sentenceStart(spoken, index), index).search(notMeant) < 0;
      if (isMeant && !isQuoted(spoken, index + match.length) && spoken.search(adult) < 0)
        return { says: 'stated', language };
      isHinted = true;
    }
    isHinted ||= spoken.search(hints) >= 0;
  }
  return { says: isHinted ? 'hinted' : 'nothing' };
}

const SENTENCE_CHARS = 300;

function sentenceStart(text: string, index: number): number {
  const before = text.slice(Math.max(0, index - SENTENCE_CHARS), index);
  return index - before.length + Math.max(0, before.search(/[^.!?。！？؟\n]*$/));
}

/** Someone else may be speaking between quotation marks. */
function isQuoted(text: string, index: number): boolean {
  const paragraph = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
  return (paragraph.split('"').length - 1) % 2 === 1;
}

/** Lower case, no accents, digits of one kind, one kind of each quotation mark; lines stay lines. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F\u0640\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„‟«»「」『』]/g, '"')
    .replaceAll(/[^\S\n]+/g, ' ');
}

/** The fixed words, in English where the language is none of ours, below the help card if the text calls for it. */
export function renderUnder18Notice(language: string | undefined, helpCard = ''): string {
  const known = Object.hasOwn(under18Notice, language ?? '') ? (language as NoticeLanguage) : 'en';
  const [heading, ...paragraphs] = under18Notice[known];
  return `${helpCard && `${helpCard}\n\n`}## ${heading}\n\n${paragraphs.join('\n\n')}\n`;
}
