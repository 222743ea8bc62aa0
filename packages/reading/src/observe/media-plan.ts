import type { ObservedPerson } from './observation.ts';

/** What a picture or clip adds to a plan: which people in view are analysed and which are not. */
export type MediaPlan = {
  /**
   * `each` adult separately, `one` adult, the `maker` of a picture without people, or `nobody` because only minors are
   * in view.
   */
  subject: 'each' | 'one' | 'maker' | 'nobody';
  hasPortrait: boolean;
  /** The people who are analysed. */
  people: PersonInView[];
  /** The number of adults in view who are not analysed. */
  others: number;
  minors: number;
};

/** `locator` distinguishes people by position and clothing, never by name, age, sex or origin. */
export type PersonInView = { number: number; locator: string };

export function toPersonInView({ number, position, clothing }: ObservedPerson): PersonInView {
  return { number, locator: [position, clothing].filter((part) => part !== '').join(', ') };
}

/** The key of the lens about one person. */
export const keyOfPerson = (number: number): string => `person_${number}`;

/** The title of a person's lens. No prompt has it; reports use `formatPerson`. */
export function nameOfPerson({ number, locator }: PersonInView): string {
  return `Person ${number}${locator && ` (${locator})`}`;
}
