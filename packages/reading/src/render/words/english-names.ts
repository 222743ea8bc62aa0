import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import { type DiscKey, discCorners } from '@app/frameworks/tables/disc-styles';
import { type KeirseyTemperament, keirseyTemperaments } from '@app/frameworks/tables/keirsey';
import type { MbtiCode } from '@app/frameworks/tables/mbti-types';
import { type SixteenPfGlobalKey, sixteenPfGlobalRules } from '@app/frameworks/tables/sixteen-pf';

/** `low` and `high` without the explanation that the model is given. */
export type DimensionNames = { title: string; low?: string; high?: string; smallPrint?: string };

const shortPole = (pole: string): string => pole.replace(/(?::| \().*/, '');

/** Names of the catalogue: its own English is the wording of the prompts as well. */
export const englishNames = {
  framework: ({ title }: Framework): string => title,
  lens: ({ title }: Lens): string => title,
  person: (number: number): string => `Person ${number}`,
  dimension(_lens: Lens, { title, low, high, smallPrint }: Dimension): DimensionNames {
    return {
      title,
      ...(low !== undefined && { low: shortPole(low) }),
      ...(high !== undefined && { high: shortPole(high) }),
      ...(smallPrint !== undefined && { smallPrint }),
    };
  },
  /** In a chart, where there is little room: without what stands in brackets. */
  row: (_lens: Lens, { title }: Dimension): string => title.replace(/ \([^)]*\)$/, ''),
  /** On a wheel: a sign of one or two characters, if it has one, and a short name. */
  ray({ derive = [] }: Lens, { key, title }: Dimension): string {
    const name = title.replace(/^.* - /, '');
    if (derive.includes('enneagram-ranking')) return `${key.slice(1)} ${name}`;
    return derive.includes('riasec-code') ? `${name.charAt(0)} ${name}` : name;
  },
  /** Of a range of positions, without a pole in it. */
  band: ({ bands = [] }: Lens, key: string): string =>
    (bands.find((band) => band.key === key)?.label ?? key).toLowerCase(),
  cannot: (_lens: Lens, { cannot }: Dimension): string | undefined => cannot,
  trademark: ({ trademark }: Lens): string | undefined => trademark,
  temperament: (key: KeirseyTemperament['key']): string =>
    keirseyTemperaments.find((temperament) => temperament.key === key)?.label ?? key,
  /** Keirsey's own name for one of the sixteen codes. */
  variant: (code: MbtiCode): string =>
    keirseyTemperaments.flatMap(({ variants }) => variants[code] ?? []).join('') || code,
  global: (key: SixteenPfGlobalKey): string => sixteenPfGlobalRules.find((rule) => rule.key === key)?.label ?? key,
  /** Of what code computed inside a lens. */
  computed: (_lens: Lens, key: string): string =>
    [...sixteenPfGlobalRules, ...discCorners].find((one) => one.key === key)?.label ?? key,
  discStyle: (key: DiscKey): string => discCorners.find((corner) => corner.key === key)?.label ?? key,
};
