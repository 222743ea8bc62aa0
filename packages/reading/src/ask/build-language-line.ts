import { address, type Lang } from '@app/words/languages';
import type { Plan } from '../plan/plan-reading.ts';
import { wordsOf } from '../render/words/words.ts';

/** Language names in English, because all instructions to models are in English. */
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
 * Builds the line before the material that sets the language of the report. The instructions stay the same in every
 * language, so that providers can cache them. English needs no line.
 */
export function buildLanguageLine(plan: Plan): string {
  const words = wordsOf(plan);
  if (words.lang === 'en') return '';
  const names = plan.lenses.flatMap(({ lens, asked }) =>
    asked.map((dimension) => `${dimension.title} = ${words.names.dimension(lens, dimension).title}`),
  );
  const called = names.length > 0 ? ` Names: ${[...new Set(names)].join('; ')}.` : '';
  return `Write in ${englishNames[words.lang]}. Form of address: ${address[words.lang].say}; where they say of themselves what they are, address them so. Quotes stay in their own language; keys and levels of a form stay as the task has them.${called}\n\n`;
}
