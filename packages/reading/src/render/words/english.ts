import type { InputKind } from '@app/frameworks/framework';
import type { SymptomLabel } from '../../ask/levels.ts';
import { englishClosing, englishHowTo } from './english-closing.ts';
import { number, was } from './english-grammar.ts';
import { englishNames } from './english-names.ts';
import { englishDerived, englishResults } from './english-results.ts';

const headings = {
  findings: 'Findings',
  overview: 'Everything That Was Read',
  synthesis: 'What The Lenses Say Together',
  questions: 'Questions Worth Asking Yourself',
  unread: 'What Could Not Be Read',
  counted: 'What Was Counted',
  howTo: 'How To Read This',
  /** Columns of the overview where it is a table. */
  columns: { section: ['Section', 'In short'], lens: ['Lens', 'Result'] },
};

const noSummaryEvidence: Record<InputKind, string> = {
  text: 'No passage of the text could be checked for this summary.',
  image: 'No visible cue could be checked for this summary.',
  video: 'No cue of the clip could be checked for this summary.',
};

const nouns: Record<InputKind, string> = { text: 'text', image: 'picture', video: 'clip' };

const symptoms: Record<SymptomLabel, string> = {
  denied: 'denied',
  points_away: 'points the other way',
  comes_near: 'comes near',
  mentioned: 'mentioned',
  mentioned_often: 'mentioned often',
  mentioned_daily: 'mentioned as daily',
};

/** Where a reading lies, in a word or two. */
const values = {
  strengths: ['not seen', 'faint', 'some', 'clear', 'said in so many words'],
  symptoms,
  notSeen: 'not seen',
  notRead: 'not read',
  twoPoints: 'two points',
  thin: (value: string): string => `${value}, thin`,
  leans: (pole: string): string => `leans ${pole.toLowerCase()}`,
  clearly: (pole: string): string => `clearly ${pole.toLowerCase()}`,
  middle: 'middle',
  /** A pair of a type that takes no side. */
  open: 'open',
  toward: (pole: string, band: string): string => `${pole}, ${band}`,
  /** From little to much, where there are no poles. */
  amounts: ['hardly any', 'a little', 'some', 'much', 'very much'],
  ofHundred: (position: number): string => `${position} of 100`,
};

const quotes = {
  open: '“',
  close: '”',
  lookedAt: 'Looked at',
  against: 'Against',
};

const subject = {
  nobody: (kind: InputKind): string =>
    `Nobody in this ${nouns[kind]} clearly seems to be an adult. Readings are for adults only, so no profile was written. What was seen is not described here.`,
  about: (person: string): string => `About ${person}.`,
  maker: (kind: InputKind): string => `Nobody is in view: the ${nouns[kind]} is read as a choice of whoever made it.`,
  others: (others: number): string =>
    `${others === 1 ? 'One other person' : `${others} other people`} in view ${was(others)} not read.`,
  minors: (minors: number): string =>
    `${minors === 1 ? 'One person' : `${minors} people`} who may not be adult ${was(minors)} left out: readings are for adults.`,
};

export const english = {
  simulated: 'Simulated model: made for trying the product, not written by an AI provider.',
  names: englishNames,
  headings,
  /** A name and its result, as a heading. */
  titled: (title: string, result: string): string => (result ? `${title}: ${result}` : title),
  number,
  noSummaryEvidence,
  values,
  quotes,
  results: englishResults,
  derived: englishDerived,
  closing: englishClosing,
  howTo: englishHowTo,
  subject,
};
