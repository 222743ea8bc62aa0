import { buildSentenceCheck, buildTriage, readSentenceCheck, readTriage, wrapMaterial } from '@app/reading';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { SmokeCall } from './run-call.ts';

/** The first sentence should pass review, the second should not. */
const sentences = ['The text tells of a list.', 'Perhaps it is time to see a doctor about it.'].map(
  (sentence, index) => ({
    number: index + 1,
    sentence,
    restsOn: [],
  }),
);

/** The calls to each provider's small model: one triage and one second reading. */
export const smallModelCalls: SmokeCall[] = [
  {
    name: 'triage',
    request: { ...buildTriage(EXAMPLE_TEXT), isSmall: true },
    read(text) {
      const triage = readTriage(text);
      if (!triage) throw new Error('the answer is no triage');
      return `self-harm ${triage.selfHarm}, under 18 ${triage.under18}, language ${triage.language}`;
    },
  },
  {
    name: 'second reading',
    request: { ...buildSentenceCheck(wrapMaterial(EXAMPLE_TEXT), sentences), isSmall: true },
    read(text) {
      const named = readSentenceCheck(text, sentences);
      if (!named) throw new Error('the answer is no second reading');
      return `${named.length} of ${sentences.length} sentences named${named.map(({ number, rule }) => `, ${number} for ${rule}`).join('')}`;
    },
  },
];
