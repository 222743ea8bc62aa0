import { type KeirseyTemperament, keirseyTemperaments } from '@app/frameworks/tables/keirsey';
import type { MbtiCode } from '@app/frameworks/tables/mbti-types';
import { rankCodes } from './mbti-type.ts';
import type { Positions } from './positions.ts';

type TemperamentKey = KeirseyTemperament['key'];

export type KeirseyReading =
  /** `variant` is the MBTI code that selects one of the temperament's four variants. */
  | { type: 'temperament'; temperament: TemperamentKey; variant: MbtiCode | undefined }
  /** The deciding letters are open; the better fitting temperament comes first. */
  | { type: 'shortlist'; temperaments: TemperamentKey[] };

/** Finds the temperaments of all MBTI codes that keep the letters given by the MBTI bars. */
export function deriveKeirsey(positions: Positions): KeirseyReading {
  const codes = rankCodes(positions)
    .filter(({ decidedDistance }) => decidedDistance === 0)
    .map(({ code }) => code);
  const temperaments = new Set(
    codes.flatMap((code) => keirseyTemperaments.filter(({ variants }) => variants[code] !== undefined)),
  );
  const [temperament, ...others] = temperaments;
  if (!temperament || others.length > 0) {
    return { type: 'shortlist', temperaments: [...temperaments].map(({ key }) => key) };
  }
  return { type: 'temperament', temperament: temperament.key, variant: codes.length === 1 ? codes[0] : undefined };
}
