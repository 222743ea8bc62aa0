import * as fc from 'fast-check';
import { bigFive } from '@app/frameworks/list/big-five';
import { sampleRunCount } from '@app/testkit/sampling';
import { Marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import { finishDraft } from '../report-draft.ts';
import { feedLastReading, openSample, openSampleDraft, otherQuote, realQuote, sampleText } from '../sample-answer.ts';

const context = openSample(bigFive);
const INVENTED = 'the worst day of my life';

const pieces = [
  'You plan ahead¦warm¦e.g. ¦Mr. ¦ and ¦. ¦! ¦? ¦… ¦.¦ ¦  ¦\n¦\n\n¦\r\n¦\t¦:',
  '"¦“¦”¦\'¦’¦«¦»¦„¦「¦」¦*¦**¦***¦_¦__¦#¦## ¦### ¦> ¦>¦- ¦+ ¦-¦+¦1. ¦2) ¦12. ¦2019. ¦`¦```¦~~~¦|¦\\¦[help]',
  '[a](http://b.c)¦![a](b)¦https://b.c/d¦www.b.c¦a@b.c¦<b>¦&lt;¦&#8238;¦---¦===¦🙂¦👩‍👩‍👧¦é¦我喜欢¦。¦أنا',
  '\u200B¦\u202E¦\u0000¦\u{E0041}¦\uD83D¦\uDE42¦You¦\u2028¦\u0085',
].flatMap((parts) => parts.split('¦'));
const quoted = [
  ...[realQuote.quote, otherQuote.quote, 'glad', INVENTED].flatMap((words) => [
    `“${words}”`,
    `"${words}"`,
    `«${words}»`,
  ]),
  `You call it “${INVENTED}”. `,
];
const words = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.constantFrom(...quoted) },
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));
const line = fc
  .tuple(fc.constantFrom('', '', '', '# ', '### ', '> ', '- ', '1. ', '**', '| '), words)
  .map((parts) => parts.join(''));
const letter = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n\n'));
const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 });

/** Changes of whole lines, in the order of the letter. */
const changesOf = (text: string, generate: fc.GeneratorValue) =>
  text
    .split('\n\n')
    .flatMap((sentence) =>
      sentence.trim() && generate(fc.boolean)
        ? [{ sentence: sentence.trim(), why: '', now: generate(() => words) }]
        : [],
    );

const marked = new Marked({ gfm: true });
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => void tokens.push(token));
  return tokens;
}
const DRAWN = new Set(['paragraph', 'heading', 'list', 'list_item', 'strong', 'em', 'text', 'escape', 'space']);
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]|\p{Surrogate}/u;

test('600 random letters: the chunking changes nothing, the shown text only grows, and nothing is faked', () => {
  fc.assert(
    fc.property(fc.gen(), letter, lengths, (generate, text, chunks) => {
      const last = { letter: 1, distress: 'none', against: '', changes: changesOf(text, generate) };
      const answer = JSON.stringify(last);
      const [draft, whole] = [openSampleDraft(context, [], [text]), openSampleDraft(context, [], [text])];

      const shown = feedLastReading(draft, answer, chunks);
      feedLastReading(whole, answer, [answer.length]);
      const finished = finishDraft(draft);

      expect(finished).toEqual(finishDraft(whole));
      expect(finished.text.startsWith(shown.at(-1) ?? '')).toBe(true);
      expectNothingFaked(finished.text.split('\n\n---')[0] ?? '');
      const { summaryEvidence } = finished.report;
      expect(summaryEvidence.filter(({ quote, start, end }) => sampleText.slice(start, end) !== quote)).toEqual([]);
    }),
    { numRuns: sampleRunCount(600), endOnFailure: true },
  );
}, 180_000);

function expectNothingFaked(shown: string): void {
  const tokens = tokensOf(shown);
  const titles = tokens
    .filter((token) => token.type === 'heading')
    .map((token) => Number('depth' in token && token.depth));
  expect(tokens.filter(({ type }) => !DRAWN.has(type)).map(({ type, raw }) => [type, raw])).toEqual([]);
  expect(titles.filter((depth) => depth === 1)).toHaveLength(1);
  expect(titles.filter((depth) => depth !== 1 && depth !== 3)).toEqual([]);
  expect(UNSEEN.test(shown)).toBe(false);
  // Words to say, and titles, may hold any words, but not between marks.
  expect([`“${INVENTED}”`, `"${INVENTED}"`, `«${INVENTED}»`].filter((faked) => shown.includes(faked))).toEqual([]);
}

const sentence = fc
  .array(fc.constantFrom('plan', 'laugh', 'pack', '**twice**', '*gladly*', `“${realQuote.quote}”`), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => `You ${parts.join(' and ')}. `);
const paragraph = fc
  .tuple(
    fc.constantFrom('', '', '### ', '- ', '1. ', '> ', '**Lead.** '),
    fc.array(sentence, { minLength: 1, maxLength: 4 }),
  )
  .map(([mark, sentences]) => mark + sentences.join('').trim());

test('300 random proper letters with changes in order: every shown text is the beginning of the next and of the last', () => {
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.boolean()),
      lengths,
      (all, pick, chunks) => {
        // Numbered, so that every sentence is itself.
        const numbered = all.map((one, at) => one.replaceAll(/You /g, `You (${at % 10}) `));
        const sentences = numbered.flatMap((one) => one.match(/You [^.]*\./g) ?? []);
        const changes = [...new Set(sentences)]
          .filter(() => pick.next().value)
          .map((one) => ({ sentence: one, why: '', now: pick.next().value ? '' : one.replace('You', 'Then you') }));
        const draft = openSampleDraft(context, [], [`# You plan\n\n${numbered.join('\n\n')}`]);

        const shown = feedLastReading(
          draft,
          JSON.stringify({ letter: 1, distress: 'none', against: '', changes }),
          chunks,
        );
        const { text } = finishDraft(draft);

        expect([...shown, text].filter((one, index, every) => !one.startsWith(every[index - 1] ?? ''))).toEqual([]);
      },
    ),
    { numRuns: sampleRunCount(300), endOnFailure: true },
  );
}, 180_000);
