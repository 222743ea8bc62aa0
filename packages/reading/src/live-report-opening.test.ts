import { bigFive } from '@app/frameworks/list/big-five';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import { createLiveReport } from './live-report.ts';
import { openSampleMedia } from './observe/sample-media.ts';
import { keyOf } from './plan/plan-parts.ts';
import { type Evidence, quotesOf } from './report.ts';
import {
  feed,
  inParts,
  inventedQuote,
  openSample,
  otherQuote,
  readParts,
  realQuote,
  sampleAnswer,
  sampleText,
  listRetractedBlocks,
} from './sample-answer.ts';

const context = openSample(general);
const sample = sampleAnswer(context.plan);
const read = (fields: object, lengths = [7]): ReturnType<typeof readParts> =>
  readParts(context, inParts(context, { ...sample, ...fields }), lengths);
const finding = (title: string, { quote } = realQuote, text = `About ${title}.`) => ({ title, quote, text });

test('the report opens with headline, portrait and findings with their quotes', () => {
  const { live, text } = read({});

  expect(live).toContain(
    [
      '# Lists for what could go wrong with lists',
      '*Personality Analysis*',
      'A planner who laughs.',
      'With room for a story.',
      '## Findings',
      '**A list for the list**',
      '> “I keep a list for every trip”',
      'Plans come in pairs.',
    ].join('\n\n'),
  );
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('each part of the opening is shown as soon as it is complete', () => {
  const document = JSON.stringify({ ...sample, readings: [] });
  const [afterHeadline, inPortrait, afterFinding] = ['"portrait"', 'for a story', '"items"'].map((end) => {
    const live = createLiveReport(context);
    live.beginPart({ keys: [] });
    return live.push(document.slice(0, document.indexOf(end)));
  });

  expect(afterHeadline).toMatch(/^# Lists for what could go wrong with lists\n\n\*Personality Analysis\*\n\n$/);
  expect(inPortrait).toMatch(/\*\n\nA planner who laughs\.$/);
  expect(afterFinding).toMatch(/> “I keep a list for every trip”\n\nPlans come in pairs\.$/);
});

test('a noticed passage is reported once, when it is complete, in the wording of the source', () => {
  const noticed: Evidence[] = [];
  const shouted = { quote: 'MY SISTER LAUGHS, but she was glad', shows: 'Others see it too.' };
  const document = JSON.stringify({ ...sample, noticed: [realQuote, inventedQuote, null, shouted, realQuote] });
  const live = createLiveReport(context, (one) => noticed.push(one));
  live.beginPart({ keys: [] });

  live.push(document.slice(0, document.indexOf('Made up.')));
  expect(noticed).toMatchObject([realQuote]);

  live.push(document.slice(document.indexOf('Made up.')));
  expect(noticed).toMatchObject([realQuote, otherQuote]);
  expect(noticed.map(({ start, end }) => sampleText.slice(start, end))).toEqual([realQuote.quote, otherQuote.quote]);
  expect(live.finish().report).toMatchObject({
    summaryEvidence: [realQuote, otherQuote],
    dropped: { quotes: 2, claims: 0 },
  });
});

test('at most twelve noticed passages are reported', () => {
  const noticed: Evidence[] = [];
  const passages = sampleText.split(' ').flatMap((_, index, words) => {
    const quote = words.slice(index, index + 5).join(' ');
    return index % 3 === 0 ? [{ quote, shows: '' }] : [];
  });
  const live = createLiveReport(context, (one) => noticed.push(one));

  feed(live, { keys: [], document: JSON.stringify({ ...sample, noticed: passages }), isWhole: true }, [400]);

  expect(passages.length).toBeGreaterThan(12);
  expect(noticed).toHaveLength(12);
  expect(live.finish().report.summaryEvidence).toEqual(noticed);
});

test('a finding with a quote outside the source is left out and counted', () => {
  const findings = [finding('one', inventedQuote), finding('two'), finding('three', undefined, ' '), { title: 'four' }];

  const { live, text, report } = read({ findings });

  expect(report.findings).toMatchObject([{ title: 'two', text: 'About two.', evidence: { quote: realQuote.quote } }]);
  expect(report.dropped).toMatchObject({ quotes: 1, claims: 1 });
  expect(live).toContain('**two**\n\n> “I keep a list for every trip”\n\nAbout two.');
  expect(live + text).not.toMatch(/About one|three|four/);
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('at most three findings are shown, live and finished', () => {
  const findings = ['one', 'two', 'three', 'four'].map((title) => finding(title));

  const { live, text, report } = read({ findings });

  expect(report.findings?.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
  expect(live + text).not.toContain('About four.');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('a portrait without a checked finding says so', () => {
  const { live, text } = read({ findings: [finding('one', inventedQuote)] });

  expect(live).toMatch(/With room for a story\.\n\n\*No [^*]+\*\n\n/);
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('titles and headlines become one line of plain text', () => {
  const { live, text } = read({
    headline: '# A **list**\n\nfor *lists*',
    findings: [{ ...finding('x'), title: '> Plans:\n\n- in *pairs*.' }],
  });

  expect(live).toContain('# A list for lists\n\n');
  expect(live).toContain('\n\n**Plans: in pairs**\n\n> “I keep a list for every trip”\n\nAbout x.');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('forbidden sentences are withheld and counted in every part of the opening', () => {
  const { live, text, report } = read({
    headline: 'You have depression.',
    portrait: 'A planner. You are gay.',
    findings: [{ ...finding('You are gay.'), text: 'Plans come in pairs. You have depression.' }],
    questions: ['Which list is the last? You have depression.', 'You are gay.'],
  });

  expect(live + text).not.toMatch(/depression|gay/);
  expect(text).toContain('\n\n> “I keep a list for every trip”\n\nPlans come in pairs.\n\n');
  expect(report.dropped.sentences).toBe(6);
  expect(text).toContain('Left out: 6 sentences');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('at most five questions stand after the lenses', () => {
  const questions = ['  ', null, 'One?', 'Two?', 'Three?', 'Four?', 'Five?', 'Six?'];

  const { live, text } = read({ questions });

  expect(text).toContain('\n\n## Questions Worth Asking Yourself\n\n- One?\n- Two?\n- Three?\n- Four?\n- Five?\n\n');
  expect(live).not.toContain('Questions Worth');
});

test.for([
  ['no headline', { headline: '' }],
  ['a headline that is no text', { headline: 7 }],
  ['no findings', { findings: [] }],
  ['findings that are no list', { findings: 'none' }],
  ['no questions', { questions: [] }],
] as const)('an opening with %s leaves the rest of the report intact', ([, fields]) => {
  const { live, text, report } = read(fields);

  expect(listRetractedBlocks(live, text)).toEqual([]);
  expect(live).toContain('A planner who laughs.');
  expect(live).toContain('## Strengths');
  expect(report.unwritten).toBe(0);
});

const quoting = 'A planner, with “a list for every trip” and a story.';

test.for([
  ['nothing noticed', { noticed: [] }],
  ['noticed that is no list', { noticed: {} }],
  ['invented passages', { noticed: [inventedQuote] }],
])('a portrait with %s is withheld with its headline unless it quotes the text itself', ([, fields]) => {
  const bare = read({ ...(fields as object) });
  const quoted = read({ ...(fields as object), portrait: quoting });
  const scared = read({ ...(fields as object), portrait: 'A “planner” who laughs. And “never plans” at all.' });

  for (const { live, text, report } of [bare, scared]) {
    expect(live + text).not.toMatch(/A planner who laughs|Lists for what could go wrong/);
    expect(live).toContain('Plans come in pairs.');
    expect(live).toContain('## Strengths');
    expect(report).toMatchObject({ headline: '', summary: '', isSummaryWithheld: true, unwritten: 0 });
    expect(report.dropped.claims).toBe(1);
    expect(listRetractedBlocks(live, text)).toEqual([]);
  }
  expect(quoted.live).toContain(
    `# Lists for what could go wrong with lists\n\n*Personality Analysis*\n\n${quoting}\n\n`,
  );
  expect(listRetractedBlocks(quoted.live, quoted.text)).toEqual([]);
});

test('a report without a portrait and a finding says why', () => {
  const { live, text } = read({ noticed: [], findings: [finding('one', inventedQuote)] });

  expect(live).toContain('*No passage of the text could be checked for this summary.*');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('the synthesis stands before the lenses in the finished report', () => {
  const several = openSample(personalityStructure);
  const [first, second] = several.plan.lenses.flatMap(({ lens, asked }) =>
    asked.slice(0, 1).map((dimension) => keyOf(lens, dimension)),
  );
  const synthesis = [
    { text: 'Both lenses see the lists.', keys: [first, second, first] },
    { text: 'One lens alone.', keys: [first, first, 'x.y'] },
    { text: ' ', keys: [first, second] },
    { text: 'No keys.' },
  ];
  const live = createLiveReport(several);
  for (const part of inParts(several, sampleAnswer(several.plan))) feed(live, part, [400]);
  const before = live.finish();

  const shown = feed(live, { keys: [], document: JSON.stringify({ synthesis }), isWhole: true }, [9]);
  const { text, report } = live.finish();

  expect(shown).toBe('');
  expect(report.synthesis).toEqual([{ text: 'Both lenses see the lists.', keys: [first, second] }]);
  const section = '\n\n## What The Lenses Say Together\n\nBoth lenses see the lists.';
  expect(text).toContain(`${section}\n\n---\n\n## Big Five`);
  expect(text.replace(section, '')).toBe(before.text);
});

test('a report about several people has no opening', () => {
  const people = openSampleMedia(general);
  const { live, text, report } = readParts(
    people,
    [{ keys: [], document: JSON.stringify({ ...sample, noticed: [] }), isWhole: true }],
    [7],
  );

  expect(live + text).not.toMatch(/A planner who laughs|Lists for what|Plans come in pairs/);
  expect(report).toMatchObject({ headline: '', summary: '', findings: [] });
});

test('quotes of the opening count as quotes of the report', () => {
  const bars = openSample(bigFive);
  const { report } = readParts(
    bars,
    inParts(
      bars,
      sampleAnswer(bars.plan, () => null),
    ),
    [400],
  );

  expect(quotesOf(report).map(({ quote }) => quote)).toEqual([realQuote.quote, realQuote.quote]);
});
