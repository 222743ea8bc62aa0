import type { MediaKind } from '@app/frameworks/framework';
import type { MediaPlan } from './media-plan.ts';

/**
 * What a model is told about a picture or clip, which it does not see. People are numbers here: where they stand and what
 * they wear was described by a model that read the picture, and stands in the lines.
 */
export function aboutMaterial(kind: MediaKind, media: MediaPlan): string {
  const name = kind === 'image' ? 'picture' : 'clip';
  const lines = `The material is a ${name}. You do not see it: the next message holds, between two tags, lines that describe what is visible${kind === 'video' ? ', and what is said in it, each with its time' : ''}. Your task follows them. Wherever it speaks of a writer or a text, it means the person read here and this ${name}.`;
  return `${lines} ${subjectOf(media, name)} Speak of people in the third person ("Person 1", "they"), never as "you", "he" or "she", and of what is done, chosen and worn: how the ${name} comes across, not who somebody is.`;
}

const sayPerson = ({ number }: { number: number }): string => `Person ${number}`;

function subjectOf({ subject, people, others, minors }: MediaPlan, name: string): string {
  switch (subject) {
    case 'each':
      return `It is about each of these: ${people.map(sayPerson).join('; ')}; each by their own lines, the scene and what is said.`;
    case 'one':
      return `It is about ${people.map(sayPerson).join('')}${others + minors > 0 ? ' and about nobody else in view' : ''}. The spoken words may come from anyone in the ${name}: they are this person's only where the lines say so or nobody else is in view.`;
    case 'maker':
    case 'nobody':
      return `Nobody is in view: read the ${name} as a choice of whoever made it.`;
  }
}
