import type { Lens } from '../../packages/frameworks/src/framework.ts';
import { frameworks } from '../../packages/frameworks/src/index.ts';
import { discCorners } from '../../packages/frameworks/src/tables/disc-styles.ts';
import { keirseyTemperaments } from '../../packages/frameworks/src/tables/keirsey.ts';
import { sixteenPfGlobalRules } from '../../packages/frameworks/src/tables/sixteen-pf.ts';
import { report as english } from '@app/words/en/report/index';
import type { Lang } from '@app/words/languages';
import type { LensWords, TableWords } from '@app/words/lens-words';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import { findFaults, type Rules } from './find-faults.ts';

/**
 * Checks the report words of a language that is switched on: all are present, including a name for everything in the
 * frameworks.
 */
export function checkReport(lang: Lang, rules: Rules): string[] {
  if (reportLangOf(lang) !== lang) return [`${lang}: reports are in English`];
  const { report, names } = reportWordsOf(lang);
  if (!names) return [`${lang}/lenses: no names`];
  const lenses = new Map(frameworks.flatMap((framework) => framework.lenses.map((lens) => [lens.key, lens])));
  const missing = [
    ...frameworks.filter(({ id }) => !names.titles[id]).map(({ id }) => `titles.${id}`),
    ...[...lenses.values()].flatMap((lens) => missingIn(lens, names.lenses[lens.key])),
    ...missingInTables(names.tables),
  ];
  return [
    ...missing.map((place) => `${lang}/lenses/${place}: no words`),
    ...findFaults({ path: `${lang}/report`, english, words: report, rules }),
  ];
}

function missingIn(lens: Lens, words: LensWords | undefined): string[] {
  if (!words) return [lens.key];
  const { bands = [], dimensions, trademark } = lens;
  return [
    ...(words.title ? [] : ['title']),
    ...(trademark && !words.trademark ? ['trademark'] : []),
    // A label with a pole in it is rendered from the value words.
    ...bands.filter(({ key, label }) => !label.includes('{') && !words.bands?.[key]).map(({ key }) => `bands.${key}`),
    ...dimensions.flatMap((dimension) => {
      const own = words.dimensions[dimension.key];
      const fields = ['title', 'low', 'high', 'smallPrint', 'cannot'] as const;
      return fields
        .filter((field) => dimension[field] !== undefined && !own?.[field])
        .map((field) => `${dimension.key}.${field}`);
    }),
  ].map((place) => `${lens.key}.${place}`);
}

function missingInTables({ temperaments, variants, discStyles, globals }: TableWords): string[] {
  return [
    ...keirseyTemperaments.filter(({ key }) => !temperaments[key]).map(({ key }) => key),
    ...keirseyTemperaments.flatMap((one) => Object.keys(one.variants)).filter((code) => !variants[code]),
    ...discCorners.filter(({ key }) => !discStyles[key]).map(({ key }) => key),
    ...sixteenPfGlobalRules.filter(({ key }) => !globals[key]).map(({ key }) => key),
  ].map((key) => `tables.${key}`);
}
