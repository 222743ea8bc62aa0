import { address, type Lang } from '@app/words/languages';
import type { Plan } from '../plan/plan-reading.ts';
import { wordsOf } from '../render/words/words.ts';

/** For models, which are told everything in English. */
const englishNames: Record<Lang, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Brazilian Portuguese',
  ar: 'Arabic',
  zh: 'Simplified Chinese',
  ja: 'Japanese',
};

/**
 * Stands before the material in the user message: the instructions are the same in every language, so that providers can
 * cache them. Nothing for English.
 */
export function buildLanguageLine(plan: Plan): string {
  const words = wordsOf(plan);
  if (words.lang === 'en') return '';
  const names = plan.lenses.flatMap(({ lens, asked }) =>
    asked.map((dimension) => `${dimension.title} = ${words.names.dimension(lens, dimension).title}`),
  );
  const called = names.length > 0 ? ` Call the dimensions: ${[...new Set(names)].join('; ')}.` : '';
  return `Write every field in ${englishNames[words.lang]}. Form of address: ${address[words.lang].say}. Keep quotes in their own language.${called}\n\n`;
}
