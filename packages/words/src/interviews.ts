import { interview as arabic } from './ar/interview.ts';
import type { InterviewWords } from './catalogue.ts';
import { interview as german } from './de/interview.ts';
import { interview as english } from './en/interview.ts';
import { interview as spanish } from './es/interview.ts';
import { interview as french } from './fr/interview.ts';
import { interview as japanese } from './ja/interview.ts';
import type { Lang } from './languages.ts';
import { interview as portuguese } from './pt/interview.ts';
import { interview as chinese } from './zh/interview.ts';

/** The bank of every language, for Node only: the page loads one. */
export const interviews: Record<Lang, InterviewWords> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  ar: arabic,
  zh: chinese,
  ja: japanese,
};
