import { expect, test } from 'vitest';
import { prepareText } from '../check/prepare-text.ts';
import { checkLetter, listRefused } from './check-letter.ts';
import type { LetterBlock } from './letter.ts';

const texts = {
  en: 'I keep a list for every trip. My sister Ruth laughs, but she was glad of the spare charger. We left at 7:40 with 43 letters.',
  de: 'Ich schreibe für jede Reise eine Liste. Meine Schwester lacht, aber über das Ladekabel war sie froh. Wir fuhren um 7:40 Uhr los.',
  fr: 'Je fais une liste pour chaque voyage. Ma sœur rit, mais elle était contente du chargeur. Nous sommes partis avec 43 lettres.',
  ar: 'أكتب قائمة لكل رحلة. تضحك أختي، لكنها فرحت بالشاحن الاحتياطي. ذهبنا إلى المحطة في الصباح.',
  ja: '旅行のたびにリストを作る。姉は笑うが、予備の充電器には喜んでいた。朝七時に家を出た。',
} as const;
const sources = new Map(Object.entries(texts).map(([lang, text]) => [lang, prepareText(text).source]));

type Lang = keyof typeof texts;

function check(lang: Lang, markdown: string, maySuggest = false) {
  const source = sources.get(lang);
  if (!source) throw new Error(`no text in ${lang}`);
  return { source, ...checkLetter({ kind: 'text', source, maySuggest }, markdown) };
}

/** The letter in plain words, with its quotes in angle brackets. */
function plainOf(blocks: readonly LetterBlock[], quotes: readonly { quote: string }[]): string {
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'help':
          return '[help]';
        case 'prose':
          return block.runs.map((run) => ('quote' in run ? `<${quotes[run.quote]?.quote}>` : run.text)).join('');
        case 'say':
        case 'title':
          return block.text;
      }
    })
    .join('\n');
}
const shown = (lang: Lang, markdown: string): string => {
  const { blocks, quotes } = check(lang, markdown);
  return plainOf(blocks, quotes);
};

test.for([
  ['en', 'You say “a list for every trip”.', 'You say <a list for every trip>.'],
  ['en', 'You say "A LIST for every trip," and mean it.', 'You say <a list for every trip>, and mean it.'],
  ['en', 'The word “glad” stands there.', 'The word <glad> stands there.'],
  ['de', 'Da steht „für jede Reise eine Liste“.', 'Da steht <für jede Reise eine Liste>.'],
  ['de', 'Da steht »für jede Reise eine Liste«.', 'Da steht <für jede Reise eine Liste>.'],
  ['en', 'You say “a "list" for every trip”.', 'You say <a list for every trip>.'],
  ['fr', 'On lit « une liste pour chaque voyage ».', 'On lit <une liste pour chaque voyage>.'],
  ['fr', 'On lit «\u{202F}elle était contente\u{202F}», et puis rien.', 'On lit <elle était contente>, et puis rien.'],
  ['ar', 'كتبتَ «أكتب قائمة لكل رحلة».', 'كتبتَ <أكتب قائمة لكل رحلة>.'],
  ['ar', 'كتبتَ "قائمة لكل رحلة" هنا.', 'كتبتَ <قائمة لكل رحلة> هنا.'],
  ['ja', '「旅行のたびにリストを作る」と書いています。', '<旅行のたびにリストを作る>と書いています。'],
  ['ja', 'そして『予備の充電器』です。', 'そして<予備の充電器>です。'],
] as const)('in %s a quotation that is found becomes a quote: %s', ([lang, sentence, expected]) => {
  const { source, quotes } = check(lang, sentence);

  expect(shown(lang, sentence)).toBe(expected);
  expect(quotes.filter(({ quote, start, end }) => source.text.slice(start, end) !== quote)).toEqual([]);
});

test.for([
  ['en', 'You call it “the worst day of my life”. You laugh.', 'You laugh.'],
  ['en', 'You laugh. You say “a list for no trip”, and mean it.', 'You laugh.'],
  ['en', 'You call it ““the worst day of my life””. You laugh.', 'You laugh.'],
  ['en', 'You call it "“the worst day of my life”". You laugh.', 'You laugh.'],
  ['de', 'Da steht „der schlimmste Tag meines Lebens“. Sie lachen.', 'Sie lachen.'],
  ['fr', 'On lit « le pire jour de ma vie ». Vous riez.', 'Vous riez.'],
  ['ar', 'كتبتَ «أسوأ يوم في حياتي». أنت تضحك.', 'أنت تضحك.'],
  ['ja', '「人生で最悪の日」と書いています。あなたは笑います。', 'あなたは笑います。'],
  ['en', 'You rang Henrik first. You laugh.', 'You laugh.'],
  ['en', 'You rang **Henrik** first. You laugh.', 'You laugh.'],
  ['fr', 'Vous pensez à Henrik. Vous riez.', 'Vous riez.'],
  ['en', 'It was 1987. You laugh.', 'You laugh.'],
  ['en', 'About 80 % of it is work. You laugh.', 'You laugh.'],
  ['de', 'Das war 1987 im Sommer. Sie lachen.', 'Sie lachen.'],
  ['en', 'You have depression. You laugh.', 'You laugh.'],
  ['de', 'Sie haben eine Depression. Sie lachen.', 'Sie lachen.'],
  ['en', 'You say: I hate my sister. You laugh.', 'You laugh.'],
] as const)(
  'in %s a sentence with an invented quotation, name, figure or claim is left out: %s',
  ([lang, text, kept]) => {
    const { removed, quotes } = check(lang, text);

    expect(shown(lang, text)).toBe(kept);
    expect(removed).toBe(1);
    expect(quotes).toEqual([]);
  },
);

test.for([
  'Ruth laughs at 7:40, with 43 letters.',
  'Two things hold: the list, and 3 chargers.',
  '**My guess:** you like the second list.',
  '**What I saw first** is the charger.',
  'I think you laugh, too.',
  'It isn’t nothing, is it?',
])('a sentence with what stands in the text, or the writer’s own voice, stays: %s', (sentence) => {
  expect(shown('en', sentence)).toBe(sentence.replaceAll('**', ''));
});

test.for([
  ['See a doctor soon. You laugh.', 'See a doctor soon. You laugh.'],
  ['Talk to a therapist about it. You laugh.', 'Talk to a therapist about it. You laugh.'],
  ['Take Prozac for a while. You laugh.', 'You laugh.'],
  ['See a doctor about “the worst day of my life”. You laugh.', 'You laugh.'],
  ['See a doctor with Henrik. You laugh.', 'You laugh.'],
] as const)('a letter may say whom to see, but name no medicine and invent nothing: %s', ([text, kept]) => {
  expect(shown('en', text)).toBe(kept);
});

test.for([
  ['It may be depression, as doctors call it. You laugh.', true],
  ['You have depression. You laugh.', false],
  ['It may be depression, and you are depressed. You laugh.', false],
  ['It may be depression, or “the worst day of my life”. You laugh.', false],
] as const)('only to somebody in distress, and only as a guess, an illness is named: %s', ([text, isSuggested]) => {
  const [well, inDistress] = [check('en', text), check('en', text, true)];

  expect(plainOf(well.blocks, well.quotes)).toBe('You laugh.');
  expect(plainOf(inDistress.blocks, inDistress.quotes)).toBe(isSuggested ? text : 'You laugh.');
});

test('a quote that stands twice is one quote, and quotes are counted through the letter', () => {
  const { quotes, blocks } = check(
    'en',
    '“My sister Ruth laughs” and “a list for every trip”.\n\n- Again “my sister Ruth laughs”.',
  );

  expect(quotes.map(({ quote }) => quote)).toEqual(['My sister Ruth laughs', 'a list for every trip']);
  expect(blocks[1]).toEqual({
    type: 'prose',
    item: 'bullet',
    runs: [{ text: 'Again ' }, { quote: 0 }, { text: '.' }],
  });
});

test.for([
  ['en', 'You said “Ruth weeps. You keep a list. You count letters.', 'You keep a list. You count letters.'],
  ['en', 'The 19" case is new. You “keep a list for every trip”.', 'You <keep a list for every trip>.'],
  ['de', 'Da steht „erfunden. Die Liste ist lang. Sie freut sich.', 'Die Liste ist lang. Sie freut sich.'],
  ['en', 'It says “never written. Nor this. Nor that”. You count.', 'You count.'],
] as const)('a mark without its partner costs its own sentence only: %s %j', ([lang, letter, kept]) => {
  expect(shown(lang, `# A\n\n${letter}`)).toBe(kept);
});

test('words to say quote nobody, and lose only forbidden claims', () => {
  const letter = '> “I never said that to Henrik in 1987.”\n\n> You have depression. Shall we go?';

  const { blocks, quotes, removed } = check('en', letter);

  expect(blocks).toEqual([
    { type: 'say', text: 'I never said that to Henrik in 1987.' },
    { type: 'say', text: 'Shall we go?' },
  ]);
  expect([quotes, removed]).toEqual([[], 1]);
});

test('a title without anything below it vanishes, and one that is left out leaves what stands below it', () => {
  const { blocks } = check(
    'en',
    '# Head\n\n### Kept\n\nA.\n\n### Empty\n\nYou call it “treason”.\n\n### Next\n\nB.\n\n### The “treason”\n\nC.\n\n### Last',
  );

  expect(blocks.map((block) => ('text' in block ? block.text : block.type))).toEqual([
    'Kept',
    'prose',
    'Next',
    'prose',
    'prose',
  ]);
});

test.for([
  ['# You plan.', 'You plan'],
  ['# You plan:', 'You plan'],
  ['# You plan ...', 'You plan ...'],
  ['# You plan!', 'You plan!'],
  ['# You say “a list for every trip”', 'You say “a list for every trip”'],
  ['# You call it “treason”', ''],
  [`# ${'You plan and laugh. '.repeat(20)}`, ''],
] as const)('the headline of "%s" is "%s"', ([line, headline]) => {
  expect(check('en', `${line}\n\nYou laugh.`).headline).toBe(headline);
});

const runsOf = (markdown: string) =>
  check('en', markdown).blocks.flatMap((block) => ('runs' in block ? block.runs : []));

test.for([
  [
    '**You plan** and *laugh*.',
    [{ text: 'You plan', strong: true }, { text: ' and ' }, { text: 'laugh', emphasis: true }, { text: '.' }],
  ],
  [
    '__You plan__ and _laugh_.',
    [{ text: 'You plan', strong: true }, { text: ' and ' }, { text: 'laugh', emphasis: true }, { text: '.' }],
  ],
  ['***You plan*** now.', [{ text: 'You plan', strong: true }, { text: ' now.' }]],
  ['2 * 3 * 4 and snake_case_word.', [{ text: '2 * 3 * 4 and snake_case_word.' }]],
  ['**You plan.', [{ text: 'You plan.' }]],
  ['**You plan. You call it “treason”.** You laugh.', [{ text: 'You plan. ', strong: true }, { text: ' You laugh.' }]],
  [
    'You say *“a list”* and **“glad”**.',
    [{ text: 'You say ' }, { quote: 0 }, { text: ' and ' }, { quote: 1 }, { text: '.' }],
  ],
] as const)('marks are read in pairs: %s', ([markdown, runs]) => {
  expect(runsOf(markdown).map((run) => ('text' in run ? { ...run, text: run.text.replace(/\s+/, ' ') } : run))).toEqual(
    runs,
  );
});

test('numbered items keep their numbers when one is left out', () => {
  const { blocks } = check('en', '1. You plan.\n2. You call it “treason”.\n3. You laugh.');

  expect(blocks).toMatchObject([{ item: 1 }, { item: 3 }]);
});

test('the place for help stays, and nothing is left of lines without words', () => {
  expect(check('en', '[help]\n\n**\n\n- ****\n\nYou laugh.').blocks.map(({ type }) => type)).toEqual(['help', 'prose']);
});

test('the refused sentences of a letter are listed, but not of words to say', () => {
  const source = sources.get('en');
  if (!source) throw new Error('no text');

  const refused = listRefused(
    { kind: 'text', source },
    '# It was 1987\n\nYou laugh. You call it “treason”.\n\n- It was 1988.\n\n> It was 1989.\n\n### The 1990 plan',
  );

  expect(refused).toEqual(['It was 1987', 'You call it “treason”.', 'It was 1988.', 'The 1990 plan']);
});

test('only the first 20,000 characters of a letter count', () => {
  const { blocks } = check('en', `# You plan\n\n${'You laugh. '.repeat(10_000)}\n\nThe end.`);
  const runs = blocks.flatMap((block) => ('runs' in block ? block.runs : []));

  expect(runs.map((run) => ('text' in run ? run.text : '')).join('').length).toBeLessThan(20_001);
  expect(JSON.stringify(blocks)).not.toContain('The end.');
});
