import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const sdtLens: Lens = {
  key: 'sdt',
  title: 'Self-Determination Theory',
  what: 'Three basic needs, and how far the described life seems to meet or frustrate them.',
  scale: 'unipolar',
  listing: 'each',
  length: 'sentences',
  rule: 'Read the situations told, not the person: the same writer may be free at work and hemmed in at home. Where a reason for acting is given, say what drives it: no drive, outside pressure, guilt or pride, own goals, own identity, or joy in the thing itself.',
  dimensions: [
    {
      key: 'autonomy',
      title: 'Autonomy',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Frustrated',
      high: 'Met',
      lookFor:
        'acting from own choice and standing behind it, or being pushed, controlled and going through the motions',
    },
    {
      key: 'competence',
      title: 'Competence',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Frustrated',
      high: 'Met',
      lookFor: 'tasks that stretch and succeed, skill felt growing, or failing, being blocked and feeling of no use',
    },
    {
      key: 'relatedness',
      title: 'Relatedness',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Frustrated',
      high: 'Met',
      lookFor: 'being known, cared for and mattering to others, or being left out, unseen and alone among people',
    },
  ],
};
