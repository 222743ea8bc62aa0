import type { ObservedPerson } from './observation.ts';

/** What a picture or clip adds to a plan: who is read, and who is in view and is not. */
export type MediaPlan = {
  /** Each adult apart, one adult, whoever made a picture without people, or nobody because no adult is in view. */
  subject: 'each' | 'one' | 'maker' | 'nobody';
  hasPortrait: boolean;
  /** Those who are read. */
  people: PersonInView[];
  /** Adults in view who are not read. */
  others: number;
  minors: number;
};

/** `locator` tells people apart by place and clothing: never by a name, an age, a sex or an origin. */
export type PersonInView = { number: number; locator: string };

export function toPersonInView({ number, position, clothing }: ObservedPerson): PersonInView {
  return { number, locator: [position, clothing].filter((part) => part !== '').join(', ') };
}

/** Of the lens that is about one person. */
export const keyOfPerson = (number: number): string => `person_${number}`;

/** For models; `sayPerson` is for readers. */
export function nameOfPerson({ number, locator }: PersonInView): string {
  return `Person ${number}${locator && ` (${locator})`}`;
}
