import type { Plan } from '../plan/plan-reading.ts';
import { type RenderWords, wordsOf } from '../render/words/words.ts';
import type { PersonInView } from './media-plan.ts';

/** Notes who is analysed and who is not, before any statement about a person. Empty for a text. */
export function renderSubject(plan: Plan): string {
  const { kind, media } = plan;
  if (!media || kind === 'text') return '';
  const words = wordsOf(plan);
  const says = words.media;
  const { subject, people, others, minors } = media;
  if (subject === 'nobody') return says.nobody[kind];
  const notes = [
    ...(subject === 'one' ? people.map((person) => says.about(formatPerson(words, person))) : []),
    ...(subject === 'maker' ? [says.maker[kind]] : []),
    ...(others > 0 ? [says.others(others)] : []),
    ...(minors > 0 ? [says.minors(minors)] : []),
  ];
  return notes.length > 0 ? `*${words.frame.paragraph(notes)}*\n\n` : '';
}

export const formatPerson = ({ media }: RenderWords, { number, locator }: PersonInView): string =>
  locator ? media.personAt(number, locator) : media.person(number);
