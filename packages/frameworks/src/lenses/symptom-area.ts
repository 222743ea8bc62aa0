import type { Dimension } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

/** Symptom mentions are read from words only. */
export const area = (key: string, title: string, max: number, lookFor: string): Dimension => ({
  key,
  title,
  max,
  evidenceLevels: evidenceLevels(2, 0, 0),
  lookFor,
});

const reasons: Record<NonNullable<Dimension['isOpen']>, string> = {
  crisis: 'never rated or quoted here: if this is on your mind, please talk to a doctor or a crisis line',
  observed: 'needs a clinician in the room',
  'never-scored': 'too private to be read from writing; left open on purpose',
};

export const openArea = (
  key: string,
  title: string,
  max: number,
  isOpen: NonNullable<Dimension['isOpen']>,
): Dimension => ({ key, title, max, evidenceLevels: evidenceLevels(0, 0, 0), isOpen, cannot: reasons[isOpen] });
