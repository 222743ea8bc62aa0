import { readFileSync } from 'node:fs';
import { HelpLines } from '@app/contract/help-lines';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { openSample, readAnswer, sampleAnswer, sampleLastReading } from '../sample-answer.ts';
import { crisisCardWords } from './crisis-card-words.ts';
import { renderCrisisCard } from './help-block.ts';

const shipped = new URL('../../../frameworks/src/safety/help-lines.json', import.meta.url);
const lines = HelpLines.parse(JSON.parse(readFileSync(shipped, 'utf8')));

const card = (language?: string, timeZone?: string): string =>
  renderCrisisCard('active', { lines, locale: { language, timeZone } });

test('a text without a crisis gets no card', () => {
  expect(renderCrisisCard('none', { lines })).toBe('');
});

test.for([
  ['en-US', 'America/New_York', 'tel:988', 'sms:988'],
  ['en-GB', 'Europe/London', 'tel:116123', 'tel:999'],
  ['de-AT', 'Europe/Vienna', 'tel:142', 'tel:112'],
  ['en-US', 'Europe/Lisbon', 'tel:1411', '15:30–00:30'],
  ['hi', 'Asia/Kolkata', 'tel:14416', 'tel:112'],
  ['ja', 'Asia/Tokyo', 'tel:0120279338', 'tel:119'],
  ['fr-BE', 'UTC', 'tel:080032123', 'tel:112'],
] as const)('for %s in the time zone %s the card has the lines of that region', ([language, zone, ...links]) => {
  for (const link of links) expect(card(language, zone)).toContain(link);
});

test.for([
  [undefined, undefined],
  ['de', undefined],
  ['en-US', 'Africa/Nairobi'],
  ['nonsense-', 'No/Where'],
  ['<b>', '<b>'],
] as const)(
  'for %s and %s the card guesses no region and has common emergency numbers and the directory',
  ([language, zone]) => {
    const shown = card(language, zone);

    expect(shown).toContain('tel:112');
    expect(shown).toContain('tel:911');
    expect(shown).toContain('https://findahelpline.com');
    expect(shown).not.toContain('988');
  },
);

test.for(Object.entries(crisisCardWords))('in %s the card is in that language', ([language, words]) => {
  expect(card(language)).toContain(words.active.title);
  expect(renderCrisisCard('ambiguous', { lines, locale: { language } })).toContain(words.ambiguous.text);
  expect(renderCrisisCard('weeks', { lines, locale: { language } })).toContain(words.weeks.text);
});

test('the card for hard weeks has a smaller heading and the lines of the region', () => {
  const shown = renderCrisisCard('weeks', { lines, locale: { language: 'en-GB', timeZone: 'Europe/London' } });

  expect(shown).toMatch(/^### Someone to turn to\n/);
  expect(shown).toContain('tel:116123');
});

test.for(reportLangs)('in %s hard weeks get their card below the letter, in the language of the report', (lang) => {
  const sample = openSample(bigFive);
  const plan = { ...sample.plan, lang };
  const help = { lines, locale: { language: 'fr-CA' }, language: lang };

  const { text } = readAnswer({ ...sample, plan, help }, sampleAnswer(plan), {
    last: { ...sampleLastReading, distress: 'weeks' },
  });
  const [before = '', after = ''] = text.split(crisisCardWords[lang].weeks.text);

  expect(before).toContain('The evening without a plan is the one you remember.');
  expect(before.endsWith(`### ${crisisCardWords[lang].weeks.title}\n\n`)).toBe(true);
  expect(after.indexOf('tel:')).toBeLessThan(after.indexOf('\n---'));
});

test('the text’s language sets the wording, the locale sets the region', () => {
  const shown = renderCrisisCard('active', { lines, locale: { language: 'en-US' }, language: 'de' });

  expect(shown).toContain(crisisCardWords.de.active.title);
  expect(shown).toContain('tel:988');
});

test.for([undefined, 'xx', 'constructor'])('for a text in %s the card uses the language of the locale', (language) => {
  expect(renderCrisisCard('active', { lines, locale: { language: 'hi' }, language })).toBe(card('hi'));
});

test('a German report has a German card for an English browser', () => {
  const [framework] = frameworks;
  if (!framework) throw new Error('no framework');
  const sample = openSample(framework);
  const plan = { ...sample.plan, lang: 'de' as const };
  const help = { lines, locale: { language: 'en-US' }, language: 'de' };

  const { text } = readAnswer({ ...sample, plan, help, crisis: 'active' }, sampleAnswer(plan));

  expect(text.startsWith(`## ${crisisCardWords.de.active.title}`)).toBe(true);
});

test('the card needs no file of numbers', () => {
  expect(renderCrisisCard('ambiguous')).toContain('findahelpline.com');
});

test('no card judges the risk or names a method', () => {
  const cards = lines.regions.map(({ region }) => card(`en-${region}`));

  expect(cards.filter((text) => /\bat risk\b|\b(?:pills?|rope|jump|knife|gun|overdose)\b/i.test(text))).toEqual([]);
});

test.for([
  ['fr-FR', '(France)\u{202F}: **'],
  ['zh-CN', '（中国）：**'],
  ['ja-JP', '（日本）：**'],
  ['de-AT', '(Österreich): **'],
] as const)('for %s the card uses the punctuation of the language', ([language, place]) => {
  expect(card(language)).toContain(place);
});
