import { capitalised, listed, number } from './grammar.ts';

/** The result of a lens in one line: a cell of the overview, and a line below the heading of the lens. */
export const results = {
  /** Poles it lies towards, the clearest first. */
  poles: (poles: readonly string[]) => poles.map((pole) => pole.toLowerCase()).join(', '),
  /** Dimensions that lie in two places. */
  split: (names: readonly string[]) => `${listed(names)} in two points`,
  polesAndSplit: (poles: string, split: string) => `${poles}; ${split}`,
  middle: 'near the middle throughout',
  /** Names from the most to the least of it. */
  ranked: (most: readonly string[]) => `${listed(most)} first`,
  rankedToLast: (most: readonly string[], least: string) => `${listed(most)} first, ${least} last`,
  named: (names: readonly string[]) => listed(names),
  namedAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${number(more)} more`,
  none: 'nothing in this material speaks of it',
  partly: (result: string, read: number, of: number) => `${result}; ${read} of ${of} read`,
  type: (code: string) => `reads as ${code}`,
  noType: 'no letter stands out',
  /** `variant` is Keirsey's name for one of the sixteen codes. */
  temperament: (name: string, variant: string) => `${name} (${variant})`,
  temperaments: (names: readonly string[]) => `${names.join(' or ')}, as the open letters fall`,
  allTemperaments: 'the open letters leave all four temperaments',
  shortlist: (keys: readonly string[]) => `shortlist of ${number(keys.length)}: ${keys.join(', ')}`,
  noShortlist: 'too many letters are open for a shortlist',
  style: (style: string) => `reads as ${style}`,
  noStyle: 'near the middle, no style stands out',
  interests: (code: string) => `code ${code}`,
  interestsClose: (code: string) => `code ${code}; the three lie close`,
  noInterests: {
    close: 'no code: third and fourth lie too close',
    undifferentiated: 'no code: the profile is flat',
    'too-few': 'too few interests were read for a code',
  },
  /** Motives: the first is a verdict, or only the first of several candidates. */
  ahead: (first: string, others: readonly string[]) => `${first}, ahead of ${listed(others)}`,
  followedBy: (first: string, others: readonly string[]) => `${first}, then ${listed(others)}`,
  noFit: 'no motive is named',
  /** Areas of a questionnaire, joined by `clauses`. */
  stated: (stated: number, areas: number) => `${stated === 0 ? 'none' : number(stated)} of ${areas} areas stated`,
  denied: (areas: number) => `${number(areas)} denied`,
  comesNear: (areas: number) => `${number(areas)} ${areas === 1 ? 'comes' : 'come'} near`,
  pointsAway: (areas: number) => `${number(areas)} ${areas === 1 ? 'points' : 'point'} the other way`,
  notMentioned: (areas: number) => `${number(areas)} not mentioned`,
  /** A whole line from the result of a lens. */
  line: (result: string) => `${capitalised(result)}.`,
} as const;
