import type { LongProof } from './proofs.ts';

/** All proofs, or those of the named promises in table order. Throws when a promise has no proof. */
export function chooseProofs(all: LongProof[], names: string[]): LongProof[] {
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !all.some(({ promise }) => promise === name));
  const known = [...new Set(all.map(({ promise }) => promise))].join(' ');
  if (unknown.length > 0) throw new Error(`no proof of ${unknown.join(', ')}; there are ${known}`);
  return all.filter(({ promise }) => names.includes(promise));
}
