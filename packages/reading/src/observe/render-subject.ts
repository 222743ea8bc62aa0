import type { Plan } from '../plan/plan-reading.ts';
import { wordsOf } from '../render/words/words.ts';
import { nameOfPerson } from './media-plan.ts';

/** Who is read and who is not, before anything is said about anyone. Nothing for a text. */
export function renderSubject(plan: Plan): string {
  const { kind, media } = plan;
  if (!media) return '';
  const { subject: says } = wordsOf(plan);
  const { subject, people, others, minors } = media;
  if (subject === 'nobody') return says.nobody(kind);
  const notes = [
    ...(subject === 'one' ? people.map((person) => says.about(nameOfPerson(person))) : []),
    ...(subject === 'maker' ? [says.maker(kind)] : []),
    ...(others > 0 ? [says.others(others)] : []),
    ...(minors > 0 ? [says.minors(minors)] : []),
  ];
  return notes.length > 0 ? `*${notes.join(' ')}*\n\n` : '';
}
