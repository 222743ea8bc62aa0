import { firstPerson, reportedByVisitor } from '@app/frameworks/language/first-person';
import { langsOf } from './rules-around.ts';

const ANY_FIRST_PERSON = new RegExp(Object.values(firstPerson).join('|'), 'u');
const VISITOR = reportedByVisitor.join('|');
const VISITOR_SAYS = new RegExp(VISITOR, 'iu');
const SAYS = new RegExp(`(?:${VISITOR})[^:：]{0,60}[:：]`, 'iu');
/** Splits clauses at commas, dashes, colons and similar marks. */
const CLAUSE_END = /[,;:：，；、،؛()[\]—–*_>\n]+|\.(?=\s|$)|[!?。！？؟]+/u;
const EMPHASISED = /([*_]{1,3})(?=\S)([^*_\n]+)\1/gu;
const QUOTED_BLOCK = /^\s*>\s?(.*)$/gmu;

/**
 * True when a quotation is presented as the visitor's own words: it uses "I", or the surrounding sentence has "you
 * write".
 */
export const isInVisitorsVoice = (quotation: string, around: string): boolean =>
  isFirstPerson(quotation, quotation) || VISITOR_SAYS.test(around);

/**
 * Clauses in the visitor's own voice without quotation marks. In a report every "I" is the visitor's. A reply may use
 * "I" itself, so only text after "you write:" and emphasised or block-quoted text count there.
 */
export function findUnmarkedQuotations(sentence: string, voice: 'report' | 'reply'): string[] {
  const texts = voice === 'report' ? [sentence] : saidTexts(sentence);
  return texts.flatMap((text) => text.split(CLAUSE_END)).filter((clause) => isFirstPerson(clause, sentence));
}

/** A pronoun of another language does not count: German "je nach" is no French "je". */
function isFirstPerson(clause: string, sentence: string): boolean {
  if (!ANY_FIRST_PERSON.test(clause)) return false;
  const langs = langsOf(clause, sentence);
  return !langs || [...langs].some((lang) => new RegExp(firstPerson[lang], 'u').test(clause));
}

function saidTexts(sentence: string): string[] {
  const said = SAYS.exec(sentence);
  return [
    ...(said ? [sentence.slice(said.index + said[0].length)] : []),
    ...[...sentence.matchAll(EMPHASISED)].map((match) => match[2] ?? ''),
    ...[...sentence.matchAll(QUOTED_BLOCK)].map((match) => match[1] ?? ''),
  ];
}
