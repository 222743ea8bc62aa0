import type { AffectiveRange } from '../../derive/affective-range.ts';
import { capitalised, count, listed, number } from './english-grammar.ts';

/** The result of a lens in one line, and what code computed from it. */
export const englishResults = {
  /** Poles it lies towards, the clearest first, and dimensions that lie in two places. */
  poles: (poles: string[], split: string[]): string =>
    [
      ...(poles.length > 0 ? [poles.map((pole) => pole.toLowerCase()).join(', ')] : []),
      ...(split.length > 0 ? [`${listed(split)} in two points`] : []),
    ].join('; ') || 'near the middle throughout',
  /** Names from the most to the least of it. */
  ranked: (most: string[], least: string | undefined): string =>
    `${listed(most)} first${least === undefined ? '' : `, ${least} last`}`,
  named: (names: string[], more: number): string =>
    more > 0 ? `${names.join(', ')} and ${number(more)} more` : listed(names),
  none: 'nothing in this material speaks of it',
  partly: (result: string, read: number, of: number): string => `${result}; ${read} of ${of} read`,
  type: (code: string): string => `reads as ${code}`,
  noType: 'no letter stands out',
  temperament: (name: string, variant: string | undefined): string => (variant ? `${name} (${variant})` : name),
  temperaments: (names: string[]): string => `${names.join(' or ')}, as the open letters fall`,
  allTemperaments: 'the open letters leave all four temperaments',
  shortlist: (keys: string[]): string => `shortlist of ${number(keys.length)}: ${keys.join(', ')}`,
  noShortlist: 'too many letters are open for a shortlist',
  style: (style: string): string => `reads as ${style}`,
  noStyle: 'near the middle, no style stands out',
  interests: (code: string, isOrderClear: boolean): string =>
    `code ${code}${isOrderClear ? '' : '; the three lie close'}`,
  noInterests: {
    close: 'no code: third and fourth lie too close',
    undifferentiated: 'no code: the profile is flat',
    'too-few': 'too few interests were read for a code',
  },
  fits: ([first = '', ...others]: string[], isVerdict: boolean): string =>
    others.length === 0 ? first : `${first}, ${isVerdict ? 'ahead of' : 'then'} ${listed(others)}`,
  noFit: 'no motive is named',
  affective({ stated, denied }: { stated: number; denied: number }, range: AffectiveRange): string {
    const { comesNear, pointsAway, notMentioned, areas } = range;
    return [
      `${stated === 0 ? 'none' : number(stated)} of ${areas} areas stated`,
      ...(denied > 0 ? [`${number(denied)} denied`] : []),
      ...(comesNear > 0 ? [`${number(comesNear)} ${comesNear === 1 ? 'comes' : 'come'} near`] : []),
      ...(pointsAway > 0 ? [`${number(pointsAway)} ${pointsAway === 1 ? 'points' : 'point'} the other way`] : []),
      `${number(notMentioned)} not mentioned`,
    ].join(', ');
  },
  /** A whole line from the result of a lens. */
  line: (result: string): string => `${capitalised(result)}.`,
};

/** What code computed, said below the result. */
export const englishDerived = {
  letters: (letters: { letter: string; clarity: string }[]): string =>
    `${letters.map(({ letter, clarity }) => `${letter} ${clarity}`).join(', ')}.`,
  nearest: (codes: string[]): string => `Nearest other codes: ${codes.join(', ')}.`,
  functions: (functions: readonly string[]): string => `Common type dynamics of this code: ${functions.join(', ')}.`,
  clarity: { slight: 'slight', moderate: 'moderate', clear: 'clear', very_clear: 'very clear' },
  candidate: ({
    key,
    functions,
    quadra,
    code,
  }: {
    key: string;
    functions: string;
    quadra: string;
    code: string;
  }): string => `${key} (${functions}, ${quadra}; from ${code})`,
  globals: 'Five global factors',
  styles: 'Four styles',
  primaries: (read: number, of: number): string => `${read} of ${of} primaries`,
  consistency: {
    high: 'Neighbours on the hexagon: high consistency.',
    medium: 'Two steps apart on the hexagon: medium consistency.',
    low: 'Opposite on the hexagon: low consistency.',
  },
  wing: (wing: number): string => `wing ${wing}`,
  noRange: 'No range is given: where more than half is open, it would only measure the silence.',
  range: (low: number, high: number, total: number, bands: string[]): string =>
    `The wording would allow a total from ${low} to ${high} of ${total}${bands.length > 0 ? `, which spans ${listed(bands)} in the published bands` : ''}.`,
  ofTotal: (low: number, high: number, total: number): string => `${low} to ${high} of ${total}`,
  statements: (rated: number, of: number): string => `from ${rated} of ${of} statements`,
  split: (low: { at: string; rated: number }, high: { at: string; rated: number }): string =>
    `**${low.at} for ${count(low.rated, 'statement')}, ${high.at} for the other ${high.rated}**`,
};
