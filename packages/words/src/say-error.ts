import { errorTable, type ErrorCode } from '@app/contract/errors';
import { errors as arabic } from './ar/errors.ts';
import { errors as german } from './de/errors.ts';
import { errors as spanish } from './es/errors.ts';
import { errors as french } from './fr/errors.ts';
import { errors as japanese } from './ja/errors.ts';
import { errors as portuguese } from './pt/errors.ts';
import { errors as chinese } from './zh/errors.ts';
import type { ErrorWords } from './catalogue.ts';
import type { Lang } from './languages.ts';

/** For Node alone: the page loads the words of failures when one happens. */
const errors: Record<Exclude<Lang, 'en'>, ErrorWords> = {
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ar: arabic,
  zh: chinese,
  ja: japanese,
};

/** Why something failed, in the language of a report. */
export const sayError = (lang: Lang, code: ErrorCode): string =>
  lang === 'en' ? errorTable[code].message : errors[lang][code];
