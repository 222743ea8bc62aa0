import type { Dimension, Lens } from '@app/frameworks/framework';
import { makerLens, presented } from '@app/frameworks/media';
import type { DimensionWords, LensWords } from '@app/words/lens-words';
import type { ReportNames } from '@app/words/report-words';
import { englishNames } from './english-names.ts';
import type { Names } from './names.ts';

/** A missing translation falls back to the English name; `pnpm words` reports it. */
export function translatedNames({ titles, lenses, tables }: ReportNames): Names {
  // A person in view, and a picture without people, are lenses of their own that use the sections of the general
  // portrait.
  const wordsOfLens = ({ key }: Lens): LensWords | undefined =>
    lenses[key] ?? (key === makerLens.key || key.startsWith('person_') ? lenses['sections'] : undefined);
  const wordsOf = (lens: Lens, { key }: Dimension): DimensionWords | undefined =>
    key === presented.key ? { title: tables.media.presented } : wordsOfLens(lens)?.dimensions[key];
  const row = (lens: Lens, dimension: Dimension): string => {
    const words = wordsOf(lens, dimension);
    return words?.row ?? words?.title.replace(/\s?[(（][^)）]*[)）]$/, '') ?? englishNames.row(lens, dimension);
  };
  return {
    framework: (framework) => (titles as Partial<Record<string, string>>)[framework.id] ?? framework.title,
    lens: (lens) =>
      lens.key === makerLens.key
        ? tables.media.maker[lens.title === makerLens.title.image ? 'image' : 'video']
        : (lenses[lens.key]?.title ?? lens.title),
    dimension(lens, dimension) {
      const words = wordsOf(lens, dimension);
      if (!words) return englishNames.dimension(lens, dimension);
      const { title, low, high, smallPrint } = words;
      return { title, ...(low && { low }), ...(high && { high }), ...(smallPrint && { smallPrint }) };
    },
    row,
    ray(lens, dimension) {
      const name = row(lens, dimension).replace(/^.* [-–—] /, '');
      if (lens.derive?.includes('enneagram-ranking')) return `${dimension.key.slice(1)} ${name}`;
      // RIASEC letters are the same in every language.
      return lens.derive?.includes('riasec-code') ? `${dimension.key.charAt(0).toUpperCase()} ${name}` : name;
    },
    band: (lens, key) => lenses[lens.key]?.bands?.[key] ?? englishNames.band(lens, key),
    cannot: (lens, dimension) => wordsOf(lens, dimension)?.cannot ?? dimension.cannot,
    trademark: (lens) => lenses[lens.key]?.trademark ?? lens.trademark,
    temperament: (key) => tables.temperaments[key],
    variant: (code) => tables.variants[code] ?? englishNames.variant(code),
    global: (key) => tables.globals[key],
    computed: (key) => ({ ...tables.globals, ...tables.discStyles } as Partial<Record<string, string>>)[key] ?? key,
    discStyle: (key) => tables.discStyles[key],
  };
}
