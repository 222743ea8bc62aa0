import type { Lang } from '@app/words/languages';
import { expect, test } from 'vitest';
import { readCases } from '../__fixtures__/read-cases.ts';
import { detectLang } from './detect-lang.ts';

const english = 'The committee met in the town hall and agreed that the roof of the school would be repaired. ';
const german = 'Der Ausschuss traf sich im Rathaus und beschloss, dass das Dach der Schule noch repariert wird. ';
const japanese = '会議は市役所で開かれ、学校の屋根を冬までに直すことが決まりました。';

test.for(readCases('detect-lang.txt'))('“$text” is detected as $kind', ({ kind, text }) => {
  expect(detectLang(text) ?? 'no language').toBe(kind);
});

const several: [string, Lang | undefined][] = [
  [
    'From: Anna Berg\nTo: Team\nSubject: Re: Update on the budget for the next quarter\nSent: Monday\n\nHallo zusammen, ich komme morgen nicht.',
    'de',
  ],
  ['[10:22] Marta: hola, ya estás en casa?\n[10:23] Luis: no, llego a las ocho y media', 'es'],
  ['Terms of Service\n' + english.repeat(20) + german.repeat(80), 'de'],
  [german.repeat(50) + english.repeat(6), 'de'],
  [english.repeat(3) + german.repeat(3), undefined],
  ['Annual Report of the Board\n' + japanese.repeat(5), 'ja'],
  ['', undefined],
];

test.for(several)('%j is detected as %s', ([text, lang]) => {
  expect(detectLang(text)).toBe(lang);
});

test.for([
  ['Te dije que no vinieras a casa.', 'es'],
  ['Do as I do. Say no. Go home.', 'en'],
  ['Me cuesta pedir ayuda, no sé por que.', 'es'],
] as const)('%j is ambiguous and is detected as nothing else than %s', ([text, lang]) => {
  expect([lang, undefined]).toContain(detectLang(text));
});

test.for(['a', 'a@', 'a.@', 'a1', '1a', '@.', 'é@-'])(
  'the language of a text of only %j is detected quickly',
  (unit) => {
    // With quadratic or cubic rules this test does not end within its timeout.
    expect(detectLang(unit.repeat(20_000))).toBeUndefined();
    expect(detectLang(unit.repeat(6_000 / unit.length))).toBeUndefined();
  },
);
