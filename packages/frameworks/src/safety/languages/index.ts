import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import type { LanguageRules } from './language-rules.ts';
import { nextLanguages } from './next-languages.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** Of the languages other than English, which has rules of its own in `../forbidden.ts`. */
export const languageRules: readonly LanguageRules[] = [
  spanish,
  french,
  german,
  portuguese,
  arabic,
  chinese,
  japanese,
  ...nextLanguages,
];
