import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.for([
  ['', 0],
  [' \n\t — … !', 0],
  ["I don't plan well-known trips at 7.30.", 8],
  ['Je n’oublie rien.', 3],
  ['أكتب قائمة لكل رحلة.', 4],
  ['나는 여행을 갈 때마다 목록을 만든다.', 6],
] as const)('%j has %i words', ([text, count]) => {
  expect(countWords(text)).toBe(count);
});

test.for([
  '我每次旅行都要写一张清单，然后再写一张，记下第一张可能出错的地方。',
  '旅行のたびにリストを作り、もう一つのリストを作ります。',
  'ฉันเขียนรายการสำหรับทุกการเดินทาง',
])('%s has more than four words and fewer words than characters', (text) => {
  expect(countWords(text)).toBeGreaterThan(4);
  expect(countWords(text)).toBeLessThan(text.length);
});
