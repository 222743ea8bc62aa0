import { frameworks } from '@app/frameworks/index';
import { sampleEvenly } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { openSample, readAnswer, sampleAnswer, sampleLastReading, sampleLetters } from './sample-answer.ts';

const marks = ['“”', '""', '„“', '«»', '»«', '「」', '『』', '‘’', "''", '‚‘', '‹›'];
const invented = ['the worst day of my life', 'Die Angst bleibt für immer', '我从来没有相信过任何人'];
const cases = marks.flatMap((pair) => invented.map((words) => [pair, words] as const));
/** Fields with keys and values, not prose for a reader. */
const NOT_PROSE = ['key', 'level', 'readable', 'position', 'self_harm_mentioned'];

/** The same answer with an invented quotation in every string that a reader could see. */
function withInvented(value: unknown, sentence: string, field = ''): unknown {
  if (NOT_PROSE.includes(field)) return value;
  if (typeof value === 'string') return value === '' || field === 'quote' ? value : `${value} ${sentence}`;
  if (Array.isArray(value)) return value.map((item) => withInvented(item, sentence, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withInvented(item, sentence, key)]));
}

/** The sentence at the end of every line of a letter, except the lines with words to say, which quote nobody. */
const inLetter = (letter: string, sentence: string): string =>
  letter.replaceAll(/^(?!>).+$/gm, (line) => (line.startsWith('#') ? line : `${line} ${sentence}`));

test.for(frameworks.map((framework, at) => [framework.id, framework, at] as const))(
  '%s: invented quotations in every field, every line of the letter and all marks are neither shown nor stored',
  ([, framework, at]) => {
    const context = openSample(framework);
    const answer = sampleAnswer(context.plan, ({ key }) => ({
      considered: [],
      counter: key < 'f' ? [sampleCounter] : [],
    }));
    // Each framework begins elsewhere, so that a spread of them holds every case once.
    const turned = [...cases.slice(at % cases.length), ...cases.slice(0, at % cases.length)];
    for (const [pair, words] of sampleEvenly(turned, frameworks.length)) {
      const [open = '', close = ''] = Array.from(pair);
      const sentence = `You once called it ${open}${words}${close}.`;
      const changed = withInvented(answer, sentence) as typeof answer;
      const { text, report } = readAnswer(context, changed, {
        letters: sampleLetters.map((letter) => inLetter(letter, sentence)),
        last: {
          ...sampleLastReading,
          changes: sampleLastReading.changes.map((change) => ({ ...change, now: `${change.now} ${sentence}` })),
        },
      });

      expect([text, JSON.stringify(report)].filter((one) => one.includes(words))).toEqual([]);
      expect(text).toContain('You prepare with care.');
      expect(text).toContain('The evening without a plan is the one you remember.');
    }
  },
);

const sampleCounter = { quote: 'My sister laughs, but she was glad', shows: 'Others see it too.' };
