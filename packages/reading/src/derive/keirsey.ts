import { type KeirseyTemperament, keirseyTemperaments } from '@app/frameworks/tables/keirsey';
import type { MbtiCode } from '@app/frameworks/tables/mbti-types';
import { rankCodes } from './mbti-type.ts';
import type { Positions } from './positions.ts';

export type KeirseyReading =
  | { type: 'temperament'; temperament: KeirseyTemperament; variant: { code: MbtiCode; name: string } | undefined }
  /** The letters that would decide are open; the better fitting temperament first. */
  | { type: 'shortlist'; temperaments: KeirseyTemperament[] };

/** From the MBTI bars: the temperaments of all codes that keep the letters given. */
export function keirsey(positions: Positions): KeirseyReading {
  const codes = rankCodes(positions)
    .filter(({ flipped }) => flipped === 0)
    .map(({ code }) => code);
  const temperaments = new Set(
    codes.flatMap((code) => keirseyTemperaments.filter(({ variants }) => variants[code] !== undefined)),
  );
  const [temperament, ...others] = temperaments;
  if (!temperament || others.length > 0) return { type: 'shortlist', temperaments: [...temperaments] };
  const [code, ...otherCodes] = codes;
  const name = code && temperament.variants[code];
  return { type: 'temperament', temperament, variant: name && otherCodes.length === 0 ? { code, name } : undefined };
}
