import { count, was } from './grammar.ts';

/** Of pictures and clips: who is read, where a cue was seen or heard, and who looked and listened. */
export const media = {
  person: (number: number) => `Person ${number}`,
  /** With what tells them apart: place and clothing. */
  personAt: (number: number, locator: string) => `Person ${number} (${locator})`,
  nobody: {
    image:
      'Nobody in this picture clearly seems to be an adult. Readings are for adults only, so no profile was written. What was seen is not described here.',
    video:
      'Nobody in this clip clearly seems to be an adult. Readings are for adults only, so no profile was written. What was seen is not described here.',
  },
  about: (person: string) => `About ${person}.`,
  maker: {
    image: 'Nobody is in view: the picture is read as a choice of whoever made it.',
    video: 'Nobody is in view: the clip is read as a choice of whoever made it.',
  },
  others: (others: number) =>
    `${others === 1 ? 'One other person' : `${others} other people`} in view ${was(others)} not read.`,
  minors: (minors: number) =>
    `${minors === 1 ? 'One person' : `${minors} people`} who may not be adult ${was(minors)} left out: readings are for adults.`,
  /** Before a quote; joined by `clauses`. */
  where: {
    scene: 'Scene',
    written: 'Written in the picture',
    at: (clock: string) => `at ${clock}`,
    said: 'Said',
    saidAt: (clock: string) => `Said at ${clock}`,
  },
  /** Clauses for `sentence`; the names are those of models. */
  seenBy: (model: string) => `described by ${model}`,
  seenInstead: (model: string, chosen: string) => `described by ${model}, because ${chosen} does not see`,
  seenShared: (model: string) => `described once by ${model}, and the same description is read by every model asked`,
  heardBy: (model: string) => `speech written down by ${model}`,
  noSound: 'no sound, so only what is visible was read',
  notHeard: 'the sound was not written down here, so only what is visible was read',
  nothingSaid: 'nothing is said in the clip',
  speechShared: 'Who of those in view said what was not established.',
  phrases: (phrases: number) =>
    `${count(phrases, 'phrase')} of the description went beyond what people chose or did and ${phrases === 1 ? 'is' : 'are'} left out.`,
} as const;
