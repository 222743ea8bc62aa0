import {
  crisisDenial,
  crisisDenialBehind,
  crisisFiction,
  crisisPhrases,
  type CrisisPhrases,
} from '@app/frameworks/safety/crisis/crisis-phrases';
import { foldForms } from './fold-characters.ts';

export type CrisisLevel = 'none' | 'ambiguous' | 'active';

const anyOf = (kind: keyof CrisisPhrases): RegExp =>
  new RegExp(fold(crisisPhrases.flatMap((phrases) => phrases[kind]).join('|')), 'g');

const ACTIVE = anyOf('active');
const AMBIGUOUS = anyOf('ambiguous');
const MENTIONS = anyOf('mentions');
const IDIOMS = anyOf('idioms');
const DENIAL = new RegExp(crisisDenial);
const DENIAL_BEHIND = new RegExp(fold(crisisDenialBehind));
const FICTION = new RegExp(fold(crisisFiction));
const DENIAL_CHARS = 40;
const FICTION_CHARS = 200;
const SENTENCE_END = /[.!?。！？؟]/;

/**
 * Detects whether a text mentions suicide, self-harm or the wish to be dead. It uses rules only, so it works without a
 * model, and it finds plain statements. `active` puts a crisis card first, `ambiguous` a less prominent one.
 */
export function detectCrisisLevel(text: string): CrisisLevel {
  const spoken = spellOut(fold(foldForms(text))).replaceAll(IDIOMS, ' … ');
  let level: CrisisLevel = 'none';
  for (const { 0: phrase, index } of spoken.matchAll(ACTIVE)) {
    if (!isDenied(spoken, index, phrase.length) && !isFromFiction(spoken, index, phrase.length)) return 'active';
    level = 'ambiguous';
  }
  if (level !== 'none') return level;
  return spoken.search(AMBIGUOUS) >= 0 || isMentioned(spoken) ? 'ambiguous' : 'none';
}

function isDenied(text: string, index: number, length: number): boolean {
  const after = text.slice(index + length, index + length + DENIAL_CHARS);
  return DENIAL.test(text.slice(Math.max(0, index - DENIAL_CHARS), index)) || DENIAL_BEHIND.test(after);
}

/** Mentions in a sentence about a story or a study are not about the writer and do not count. */
function isMentioned(text: string): boolean {
  for (const { 0: word, index } of text.matchAll(MENTIONS)) {
    const before =
      text
        .slice(Math.max(0, index - FICTION_CHARS), index)
        .split(SENTENCE_END)
        .at(-1) ?? '';
    const after = text.slice(index + word.length, index + FICTION_CHARS).split(SENTENCE_END)[0] ?? '';
    if (!FICTION.test(before) && !FICTION.test(after)) return true;
  }
  return false;
}

/** Only quoted words count as fiction: one sentence may be about a film and about the writer. */
function isFromFiction(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - FICTION_CHARS), index);
  const after = text.slice(index + length, index + length + FICTION_CHARS);
  const isQuoted = (before.split('"').length - 1) % 2 === 1 && after.includes('"');
  return isQuoted && (FICTION.test(before) || FICTION.test(after));
}

/**
 * Lower-cases, removes accents, unifies quotation marks and collapses white space. Regular expression sources stay
 * valid.
 */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\u064B-\u065F\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/\s+/g, ' ');
}

/** Replaces signs that stand for a letter inside a word: “d!e”, “su1cide”. */
function spellOut(text: string): string {
  return text.replaceAll(/(?<=\p{L})[!1|03@$](?=\p{L})/gu, (sign) => spellings[sign] ?? sign);
}

const spellings: Record<string, string> = { '!': 'i', '1': 'i', '|': 'i', '0': 'o', '3': 'e', '@': 'a', $: 's' };

/** A model's flag can raise the level but never lower it. */
export function raiseCrisis(level: CrisisLevel, isFlagged: boolean): CrisisLevel {
  return level === 'none' && isFlagged ? 'ambiguous' : level;
}
