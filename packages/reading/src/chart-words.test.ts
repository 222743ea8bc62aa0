import type { Track } from '@app/contract/blocks';
import { drawChart } from '@app/document/draw-chart';
import { type Shape, textSizes } from '@app/document/drawing';
import { estimateWidth } from '@app/document/text-width';
import type { Lens } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { directionOf, reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { type RenderWords, wordsOf } from './render/words/words.ts';

/** Chart widths on a 390 px phone, on a 1440 px page, and on paper. */
const widths = [310, 342, 560, 640, 686];
const lenses = [
  ...new Map(frameworks.flatMap((framework) => framework.lenses).map((lens) => [lens.key, lens])).values(),
];
const cases = reportLangs.flatMap((lang) => widths.map((width) => [lang, width] as const));

/** Each row with the longest value text it can have. */
function rowsOf(words: RenderWords, lens: Lens): Track[] {
  const { values, names } = words;
  return lens.dimensions.map((dimension) => {
    const { low, high } = names.dimension(lens, dimension);
    const sides = [low, high].flatMap((pole) => (pole ? [values.leans(pole), values.clearly(pole)] : []));
    const bands = (lens.bands ?? []).map(({ key }) => ({ low, high })[key] ?? names.band(lens, key));
    const [value = ''] = [...sides, ...bands, values.notRead].toSorted((one, other) => other.length - one.length);
    return {
      label: names.row(lens, dimension),
      ...(low && high && { low, high }),
      value: values.thin(value),
      points: [{ at: 0.2, isHollow: true }],
    };
  });
}

const isText = (shape: Shape) => shape.kind === 'text';

test.for(cases)('in %s at width %i every chart label is unbroken and inside the chart', ([lang, width]) => {
  for (const lens of lenses) {
    const rows = rowsOf(wordsOf({ lang }), lens);
    const texts = drawChart({ rows }, width, directionOf(lang)).shapes.filter(isText);
    const lines = texts.map(({ text }) => text);
    const said = rows.flatMap(({ label = '', value = '', low = '', high = '' }) => [label, value, low, high]);

    const torn = said.flatMap((text) => text.split(/\s+/)).filter((word) => !isWhole(word, lines));
    const outside = texts.filter(({ role, text, x, anchor }) => {
      const length = estimateWidth(text, textSizes[role]);
      return anchor === 'start' ? x < -0.2 || x + length > width + 0.2 : x > width + 0.2 || x - length < -0.2;
    });
    expect([lens.key, torn, outside]).toEqual([lens.key, [], []]);
  }
});

/** A word may break anywhere in scripts without spaces, and after a hyphen elsewhere. */
function isWhole(word: string, lines: string[]): boolean {
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)) return lines.join('').includes(word);
  return word.split(/(?<=\p{L}[-/])(?=\p{L})/u).every((part) => lines.some((line) => line.includes(part)));
}
