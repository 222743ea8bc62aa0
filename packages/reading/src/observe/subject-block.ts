import type { Block } from '@app/contract/blocks';
import type { Plan } from '../plan/plan-reading.ts';
import { type RenderWords, wordsOf } from '../render/words/words.ts';
import { keyOfPerson, type PersonInView } from './media-plan.ts';

/** Notes who is analysed and who is not, before any statement about a person. Empty for a text. */
export function subjectBlocks(plan: Plan): Block[] {
  const { kind, media } = plan;
  if (!media || kind === 'text') return [];
  const words = wordsOf(plan);
  const says = words.media;
  const { subject, people, others, minors } = media;
  const notes = [
    ...(subject === 'nobody' ? [says.nobody[kind]] : []),
    ...(subject === 'one' ? people.map((person) => says.about(formatPerson(words, person))) : []),
    ...(subject === 'maker' ? [says.maker[kind]] : []),
    ...(subject !== 'nobody' && others > 0 ? [says.others(others)] : []),
    ...(subject !== 'nobody' && minors > 0 ? [says.minors(minors)] : []),
  ];
  if (notes.length === 0) return [];
  const named = people.map((person) => ({ key: keyOfPerson(person.number), name: formatPerson(words, person) }));
  return [{ id: 'subject', type: 'media', subject, people: named, text: words.frame.paragraph(notes) }];
}

export const formatPerson = ({ media }: RenderWords, { number, locator }: PersonInView): string =>
  locator ? media.personAt(number, locator) : media.person(number);
