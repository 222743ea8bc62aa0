import type { Lang } from '@app/words/languages';
import { cleanText } from '../check/clean-text.ts';
import { prepareSource } from '../check/find-quote.ts';
import { groundedIn } from '../check/quotations.ts';
import { toPlainMarks } from '../check/quotation-marks.ts';
import { withholdForbidden } from '../check/vocabulary.ts';
import { detectLang } from '../plan/detect-lang.ts';
import { functionWords } from '../plan/function-words.ts';
import { refusedTopicIn } from './refused-topics.ts';

const LENGTH = { min: 6, max: 240 };
const END = /[?？؟]$/u;
/** Quoted words may contain marks. */
const QUOTED = /"[^"\n]*"/gu;
const OTHER_END = /[.!?。！？؟…;\n](?!$)/u;
/** Links, addresses, markup and code: nothing a spoken question has. */
const WRITTEN = /[<>{}[\]|\\`*#_=~^@/]|www\.|\p{L}\.\p{L}/u;
const DIGITS = /\p{N}/gu;

/**
 * Returns the model's follow-up, or undefined unless it is one short question in the right language that repeats a word
 * of the answer and touches no refused topic. Only code decides; no model is called.
 */
export function checkFollowUp(written: string, { answer, lang }: { answer: string; lang: Lang }): string | undefined {
  const question = cleanText(written);
  if (question !== written.trim() || question.length < LENGTH.min || question.length > LENGTH.max) return undefined;
  const bare = toPlainMarks(question).replaceAll(QUOTED, 'x');
  if (!END.test(question) || OTHER_END.test(bare) || WRITTEN.test(question)) return undefined;
  if (!isIn(question, lang) || refusedTopicIn(question)) return undefined;
  if (!takesUp(question, answer) || inventsFigure(question, answer)) return undefined;
  if (withholdForbidden(question).removed.length > 0) return undefined;
  return groundedIn(prepareSource(answer))(question) ? question : undefined;
}

const scripts: Partial<Record<Lang, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** A question may be too short to detect its language; then its script decides. */
function isIn(question: string, lang: Lang): boolean {
  const found = detectLang(question);
  if (found) return found === lang;
  return (scripts[lang] ?? /^[\P{L}\p{Script=Latin}]+$/u).test(question);
}

const common = new Set(functionWords.flatMap(({ words }) => [...words]));
const STEM_CHARS = 4;

/** True when the beginning of a distinctive word, or two Chinese or Japanese characters, also stand in the answer. */
function takesUp(question: string, answer: string): boolean {
  const said = fold(answer);
  const words = fold(question).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => {
    if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(word)) return pairsOf(word).some((pair) => said.includes(pair));
    const bare = word.replace(/^(?:[وفبلك]?ال|[وف])(?=\p{L}{3})/u, '');
    return bare.length >= STEM_CHARS && !common.has(word) && said.includes(bare.slice(0, STEM_CHARS + 1).slice(0, -1));
  });
}

function pairsOf(word: string): string[] {
  const characters = Array.from(word);
  const isTelling = (character = ''): boolean => /[\p{Script=Han}\p{Script=Katakana}]/u.test(character);
  return characters.flatMap((character, at) =>
    isTelling(character) && isTelling(characters[at + 1]) ? [character + (characters[at + 1] ?? '')] : [],
  );
}

function inventsFigure(question: string, answer: string): boolean {
  const known = new Set(answer.match(DIGITS));
  return (question.match(DIGITS) ?? []).some((digit) => !known.has(digit));
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
