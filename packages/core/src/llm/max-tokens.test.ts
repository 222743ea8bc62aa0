import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { bytesOf, maxO200kTokens } from './max-tokens.ts';

const CHARS = 1_200;

const alphabets: Record<string, string> = {
  English: 'I went to the market with my sister and we talked about the old house. ',
  German: 'Donaudampfschifffahrtsgesellschaftskapitän, jedes Jahr wieder. ',
  Chinese: '我喜欢一个人在河边散步，然后回家写信。',
  Thai: 'ฉันชอบเดินเล่นริมแม่น้ำคนเดียว',
  Cherokee: 'ᎠᎹᏱ ᏧᎾᎵᏰᎾ ',
  'Linear A': '\u{10600}\u{10601} ',
  'one prayer': '\uFDFA',
  'family emoji': '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'one letter': 'a',
  spaces: ' ',
  'letters with accents': 'a\u0301\u0302\u0303',
  'private use': '\uE000\uF8FF',
  'random signs': '\u{1F9FF}#\u2603%\u2620&',
  'random bytes as letters': 'qxzjvkqwzxjqkvzwx',
  'marks of a conversation': '<|endoftext|><|im_start|>system ',
  'numbers and stops': '1.2.3.4.5.6,7;8 ',
};

test.for(Object.entries(alphabets))(
  "%s: the bound is at least the tokenizer's count and at most the bytes",
  ([, unit]) => {
    const text = unit.repeat(Math.ceil(CHARS / unit.length));
    const real = countTokens(text, { disallowedSpecial: new Set() });

    const most = maxO200kTokens(text);

    expect(most).toBeGreaterThanOrEqual(real);
    expect(most).toBeLessThanOrEqual(bytesOf(text));
    expect(bytesOf(text)).toBeGreaterThanOrEqual(real);
  },
);

test('the bound for plain sentences is one above the token count', () => {
  const text = (alphabets['English'] ?? '').repeat(200);

  expect(maxO200kTokens(text)).toBe(1 + countTokens(text));
});

test('a long run without a break is bounded by its bytes', () => {
  const text = 'a'.repeat(400_000);

  expect(maxO200kTokens(text)).toBe(bytesOf(text));
});
