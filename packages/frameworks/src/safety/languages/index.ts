import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { comparisons } from './comparisons.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import type { LanguageRules } from './language-rules.ts';
import { medicine } from './medicine.ts';
import { dutch, italian, polish, turkish } from './next-languages.ts';
import { plainDiagnoses } from './plain-diagnoses.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

const rules = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ar: arabic,
  zh: chinese,
  ja: japanese,
  it: italian,
  nl: dutch,
  pl: polish,
  tr: turkish,
};

type Topic = Partial<Record<string, readonly string[]>>;
const row = <Reason>(reason: Reason, topic: Topic, language: string) =>
  topic[language] ? [{ reason, words: topic[language] }] : [];

/** Rules for languages other than English; the English rules are in `../forbidden.ts`. */
export const languageRules: readonly LanguageRules[] = Object.entries(rules).map(([language, own]) => ({
  ...own,
  claims: [
    ...own.claims,
    ...row('diagnosis' as const, plainDiagnoses, language),
    ...row('comparison' as const, comparisons, language),
  ],
  always: [...own.always, ...row('treatment' as const, medicine, language)],
}));
