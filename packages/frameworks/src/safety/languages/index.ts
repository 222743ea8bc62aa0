import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { comparisons } from './comparisons.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import type { ForbiddenReason } from '../forbidden-pattern.ts';
import type { ClaimTable, Exemptions } from './language-rules.ts';
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

type Claim = { reason: ForbiddenReason; words: readonly string[] };
type Topic = Partial<Record<string, readonly string[]>>;

const listClaims = (table: ClaimTable): Claim[] =>
  (Object.keys(table) as ForbiddenReason[]).map((reason) => ({ reason, words: table[reason] ?? [] }));
const row = (reason: ForbiddenReason, topic: Topic, language: string): Claim[] =>
  topic[language] ? [{ reason, words: topic[language] }] : [];

/** Rules for languages other than English; the English rules are in `../forbidden.ts`. */
export const languageRules: readonly (Exemptions & { claims: Claim[]; claimsWithoutExemption: Claim[] })[] =
  Object.entries(rules).map(([language, own]) => ({
    ...own,
    claims: [
      ...listClaims(own.claims),
      ...row('diagnosis', plainDiagnoses, language),
      ...row('comparison', comparisons, language),
    ],
    claimsWithoutExemption: [...listClaims(own.claimsWithoutExemption), ...row('treatment', medicine, language)],
  }));
