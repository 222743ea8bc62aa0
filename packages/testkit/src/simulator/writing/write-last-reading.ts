import type { WrittenLastReading } from './answer.ts';
import { detectLanguage, splitPassages } from './read-material.ts';
import { sentences } from './sentences.ts';

/** As many as its task allows. */
const MAX_CHANGES = 12;
/** A line of prose: no heading, no list, no words to say, no code fence. */
const PROSE = /^(?![#>|`]|[-*+•]\s|\d+[.)]\s)\s*\S/;
const QUOTATION = /["“”„«»「」『』]/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

type Read = { material: string; isScene: boolean; letters: readonly string[] };

/**
 * Chooses the first letter and changes its last sentence that quotes nothing. The others are named as they are, because
 * the letter appears only as far as its last reader has gone.
 */
export function writeLastReading({ material, isScene, letters: [letter = ''] }: Read): WrittenLastReading {
  const { changed } = sentences[detectLanguage(material)].letter;
  const named = splitProse(letter).slice(-MAX_CHANGES);
  const last = named.findLastIndex((sentence) => !QUOTATION.test(sentence));
  return {
    letter: 1,
    distress: 'none',
    against: splitPassages(material, isScene).at(-1)?.text ?? '',
    // A simulated letter states none.
    verdict: [],
    levels: [],
    changes: named.map((sentence, index) =>
      index === last ? { sentence, why: 'simulated', now: changed } : { sentence, why: '', now: sentence },
    ),
  };
}

function splitProse(letter: string): string[] {
  const lines = letter.split('\n').filter((line) => PROSE.test(line));
  return lines
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}
