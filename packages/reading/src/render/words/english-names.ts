import { discCorners } from '@app/frameworks/tables/disc-styles';
import { keirseyTemperaments } from '@app/frameworks/tables/keirsey';
import { sixteenPfGlobalRules } from '@app/frameworks/tables/sixteen-pf';
import type { Names } from './names.ts';

const shortPole = (pole: string): string => pole.replace(/(?::| \().*/, '');

/** The English names come from the framework catalogue, whose wording the prompts use as well. */
export const englishNames: Names = {
  framework: ({ title }) => title,
  lens: ({ title }) => title,
  dimension(_lens, { title, low, high, smallPrint }) {
    return {
      title,
      ...(low !== undefined && { low: shortPole(low) }),
      ...(high !== undefined && { high: shortPole(high) }),
      ...(smallPrint !== undefined && { smallPrint }),
    };
  },
  row: (_lens, { title }) => title.replace(/ \([^)]*\)$/, ''),
  ray({ derive = [] }, { key, title }) {
    const name = title.replace(/^.* - /, '');
    if (derive.includes('enneagram-ranking')) return `${key.slice(1)} ${name}`;
    return derive.includes('riasec-code') ? `${name.charAt(0)} ${name}` : name;
  },
  band: ({ bands = [] }, key) => (bands.find((band) => band.key === key)?.label ?? key).toLowerCase(),
  cannot: (_lens, { cannot }) => cannot,
  trademark: ({ trademark }) => trademark,
  temperament: (key) => keirseyTemperaments.find((temperament) => temperament.key === key)?.label ?? key,
  variant: (code) => keirseyTemperaments.flatMap(({ variants }) => variants[code] ?? []).join('') || code,
  global: (key) => sixteenPfGlobalRules.find((rule) => rule.key === key)?.label ?? key,
  computed: (key) => [...sixteenPfGlobalRules, ...discCorners].find((one) => one.key === key)?.label ?? key,
  discStyle: (key) => discCorners.find((corner) => corner.key === key)?.label ?? key,
};
