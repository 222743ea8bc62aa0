import type { Agreement } from '@app/contract/comparisons';
import { agreementPoints } from '@app/frameworks/tables/agreement';

export type Measured = { spread: number; agreement: Agreement };

/** How far apart places lie, and the word for it. Undefined for fewer than two: one reading agrees with nobody. */
export function measureAgreement(places: readonly number[]): Measured | undefined {
  if (places.length < 2) return undefined;
  const spread = Math.max(...places) - Math.min(...places);
  const { agree, mixed } = agreementPoints;
  return { spread, agreement: spread <= agree ? 'agree' : spread <= mixed ? 'mixed' : 'disagree' };
}

export function meanOf(places: readonly number[]): number | undefined {
  if (places.length === 0) return undefined;
  return Math.round(places.reduce((sum, place) => sum + place, 0) / places.length);
}
