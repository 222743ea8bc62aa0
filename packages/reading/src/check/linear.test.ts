import { expect, test } from 'vitest';
import { findQuote } from './find-quote.ts';
import { hostileAlphabets, hostileText } from '@app/testkit/hostile-alphabets';
import { sampleRunCount } from '@app/testkit/sampling';
import { prepareText } from './prepare-text.ts';

/** Twice the longest quote or more. */
const SHORT = Math.max(10_000, sampleRunCount(40_000));
const LONG = 8 * SHORT;
/** Quadratic work would take eight times as long per character. */
const MAX_GROWTH = 4;

/** CPU time of this process, so that waiting for other processes does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The best of several runs, because other load can slow down any single run. */
function nanosecondsPerCharacter(work: (text: string) => void, unit: string, chars: number): number {
  const text = hostileText(unit, chars);
  const times = Array.from({ length: 3 }, () => {
    const began = cpuMs();
    work(text);
    return cpuMs() - began;
  });
  return (Math.min(...times) * 1e6) / chars;
}

const alphabets = Object.entries(hostileAlphabets);

test.for(alphabets)(
  '%s: preparation time per character does not grow with the text',
  { timeout: 240_000 },
  ([, unit]) => {
    const work = (text: string): void => void prepareText(text);
    work(hostileText(unit, SHORT));

    const [short, long] = [SHORT, LONG].map((chars) => nanosecondsPerCharacter(work, unit, chars));

    expect(long).toBeLessThan(MAX_GROWTH * Math.max(100, short ?? 0));
  },
);

test.for(alphabets)(
  '%s: the lookup of a 4,900-character quote takes time linear in the text',
  { timeout: 240_000 },
  ([, unit]) => {
    const passage = hostileText(unit, 4_900);
    const quotes = [
      passage,
      `b${passage.slice(1)}`,
      `${passage.slice(1)} b`,
      `${passage.slice(0, 40)} … ${passage.slice(0, 40)} b`,
    ];
    const timeOf = (chars: number): number => {
      const { source } = prepareText(hostileText(unit, chars));
      const times = Array.from({ length: 3 }, () => {
        // Results are cached for each source object.
        const uncached = { ...source };
        const began = cpuMs();
        for (const quote of quotes) findQuote(uncached, quote, { asTerm: true });
        return cpuMs() - began;
      });
      return Math.min(...times);
    };
    timeOf(SHORT);

    const [short, long] = [timeOf(SHORT), timeOf(LONG)];

    expect(long).toBeLessThan((MAX_GROWTH * LONG * Math.max(1, short)) / SHORT);
  },
);
