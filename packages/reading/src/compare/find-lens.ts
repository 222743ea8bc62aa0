import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import { makerLens, personSummary, presented } from '@app/frameworks/media';
import type { MediaPlan } from '../observe/media-plan.ts';
import { keyOfPerson, nameOfPerson } from '../observe/media-plan.ts';
import type { Report } from '../report.ts';

/** The lens a stored key names. Pictures and clips have lenses of their own: one per person, or one for the picture. */
export function findLens(framework: Framework, key: string, { kind, media }: Report): Lens | undefined {
  const [sections] = framework.lenses;
  const known = framework.lenses.find((lens) => lens.key === key);
  if (known) return known;
  if (!sections || kind === 'text') return undefined;
  const title = key === makerLens.key ? makerLens.title[kind] : titleOfPerson(key, media);
  return title === undefined ? undefined : { ...sections, key, title };
}

function titleOfPerson(key: string, media: Pick<MediaPlan, 'people'> | undefined): string | undefined {
  const person = media?.people.find(({ number }) => keyOfPerson(number) === key);
  return person && nameOfPerson(person);
}

/** All dimensions of a lens in its order; those written only about pictures and clips come first. */
export const dimensionsOf = ({ dimensions }: Lens): Dimension[] => [personSummary, presented, ...dimensions];
