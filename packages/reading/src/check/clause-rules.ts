import type { ClauseWords } from '@app/frameworks/language/clauses/clause-words';
import { clauseWords, otherClauseWords } from '@app/frameworks/language/clauses/list';
import type { Lang } from '@app/words/languages';

/** The words of one language, ready to be matched. */
export type ClauseRules = ReturnType<typeof compile>;

const WORD = String.raw`[\p{L}\p{N}]`;
const NOTHING = '(?!)';

function compile(words: ClauseWords) {
  const { isDense = false, isNegatedLast = false, commas = ',，、،', subjects = NOTHING } = words;
  const whole = (list: string): string => (isDense ? `(?:${list})` : `(?<!${WORD})(?:${list})(?!${WORD})`);
  const first = (list = NOTHING): RegExp => new RegExp(String.raw`^\s*(?:${list})`, 'iu');
  const negations = whole(words.negations);
  const denials = whole(`${words.negations}|${words.denials}`);
  const ands = whole(words.ands);
  const few = isDense ? String.raw`[^.!?;:…\n,，、。！？]{0,4}` : String.raw`(?:\p{L}+\s){0,2}`;
  const inClause = '[^.!?;…\\n,，、،。！？؟]*';
  return {
    isNegatedLast,
    negation: new RegExp(negations, 'iu'),
    denial: new RegExp(denials, 'iu'),
    changes: new RegExp(`${denials}|${whole(words.conditions)}`, 'giu'),
    retraction: new RegExp(String.raw`^[\s.!…:;,，、،–—"”»」』)-]*${whole(words.retractions)}`, 'iu'),
    ifClause: new RegExp(
      String.raw`(?<=^|[.!?;:…\n,。！？؟،，]\s*)(?:${few}${whole(words.openers)}${inClause}[,，、،]?|${inClause}(?:${words.closers ?? NOTHING})[,，、]?)\s*$`,
      'iu',
    ),
    // A single line end in wrapped text is white space.
    clauseEnd: new RegExp(
      String.raw`[.!?;:…${commas}()。！？；：؛؟—–]|\n(?!(?<=[^\n]{40}\n)\p{L})|${whole(words.joints)}`,
      'giu',
    ),
    // "I do not, whatever you say, trust him": the commas do not end what is denied.
    aside: new RegExp(
      String.raw`(?:${negations}|${whole(subjects)})\s*[,،，–—(][^,،，–—().!?;:\n]{1,60}[,،，–—)](?!\s*${whole(subjects)})`,
      'giu',
    ),
    and: new RegExp(ands, 'giu'),
    joined: first(words.joined && whole(words.joined)),
    subject: first(`(?:${ands}\\s+)?${whole(subjects)}`),
    listed: first(words.listed),
    dependent: first(words.dependent),
    topic: first(words.topics && whole(words.topics)),
    speakers: words.speakers.map((speaker) => new RegExp(`(?<!${WORD})${speaker}[,:]?\\s*[“”„«"'‘「]?\\s*$`, 'u')),
    atThatTime: new RegExp(String.raw`(?:${words.times})\s*$`, 'iu'),
  };
}

const { en, es, fr, de, pt, ar, zh, ja } = clauseWords;
const rules: Record<Lang, ClauseRules> = {
  en: compile(en),
  es: compile(es),
  fr: compile(fr),
  de: compile(de),
  pt: compile(pt),
  ar: compile(ar),
  zh: compile(zh),
  ja: compile(ja),
};
export const allRules: readonly ClauseRules[] = [...Object.values(rules), ...otherClauseWords.map(compile)];

export const rulesOf = (lang: Lang): ClauseRules => rules[lang];

/** How many words of a passage change its meaning, by the rules of the language around it. */
export const countNegationsAndConditions = (text: string, rules: readonly ClauseRules[]): number =>
  rules.reduce((sum, { changes }) => sum + (toPlain(text).match(changes)?.length ?? 0), 0);

/** Without compatibility forms, vowel signs and invisible characters, and with one kind of apostrophe. */
export const toPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Mn}|[\u00AD\u0640\u200B-\u200F\u2060\uFEFF]/gu, '')
    .replaceAll(/[‘’‛ʼ`´]/gu, "'");
