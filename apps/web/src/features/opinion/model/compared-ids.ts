import { MAX_COMPARED } from '@app/contract/comparisons';
import type { Opinion } from '@app/contract/opinions';

export const isOpen = ({ status }: Pick<Opinion, 'status'>): boolean => status === 'queued' || status === 'running';

/**
 * The readings to compare: the first and the newest. A failed one counts until its model is asked again; stopped ones are
 * left out.
 */
export function comparedIds(readings: readonly Opinion[]): string[] {
  const shown = readings.filter(
    ({ status, model }, index) =>
      status !== 'cancelled' &&
      (status !== 'failed' || !readings.slice(index + 1).some((later) => later.model === model)),
  );
  const [first, ...others] = shown.map(({ analysisId }) => analysisId);
  return first === undefined ? [] : [first, ...others.slice(-(MAX_COMPARED - 1))];
}
