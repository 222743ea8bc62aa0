import type { Agreement } from '@app/contract/comparisons';
import { agreementPoints } from '@app/frameworks/tables/agreement';

export type AgreementMeasure = { spread: number; agreement: Agreement };

/** How far apart positions lie, and the word for it. Undefined for fewer than two positions. */
export function measureAgreement(positions: readonly number[]): AgreementMeasure | undefined {
  if (positions.length < 2) return undefined;
  const spread = Math.max(...positions) - Math.min(...positions);
  const { agree, mixed } = agreementPoints;
  return { spread, agreement: spread <= agree ? 'agree' : spread <= mixed ? 'mixed' : 'disagree' };
}

export function meanOf(positions: readonly number[]): number | undefined {
  if (positions.length === 0) return undefined;
  return Math.round(positions.reduce((sum, position) => sum + position, 0) / positions.length);
}
