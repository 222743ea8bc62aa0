import { materialWords } from '../render/material-words.ts';
import type { Plan } from '../plan/plan-reading.ts';
import { nameOfPerson } from './media-plan.ts';

/** Who is read and who is not, before anything is said about anyone. Nothing for a text. */
export function renderSubject({ kind, media }: Plan): string {
  if (!media) return '';
  const { name } = materialWords[kind];
  const { subject, people, others, minors } = media;
  if (subject === 'nobody') {
    return `Nobody in this ${name} clearly seems to be an adult. Readings are for adults only, so no profile was written. What was seen is not described here.`;
  }
  const notes = [
    ...(subject === 'one' ? people.map((person) => `About ${nameOfPerson(person)}.`) : []),
    ...(subject === 'maker' ? [`Nobody is in view: the ${name} is read as a choice of whoever made it.`] : []),
    ...(others > 0
      ? [`${others === 1 ? 'One other person' : `${others} other people`} in view ${was(others)} not read.`]
      : []),
    ...(minors > 0
      ? [
          `${minors === 1 ? 'One person' : `${minors} people`} who may not be adult ${was(minors)} left out: readings are for adults.`,
        ]
      : []),
  ];
  return notes.length > 0 ? `*${notes.join(' ')}*\n\n` : '';
}

const was = (number: number): string => (number === 1 ? 'was' : 'were');
