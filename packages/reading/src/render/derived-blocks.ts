import type { Block, Track } from '@app/contract/blocks';
import type { Lens } from '@app/frameworks/framework';
import type { Derived } from '../derive/derived.ts';
import { shareOf } from './row-block.ts';
import { signed } from './signed.ts';
import type { RenderWords } from './words/words.ts';

/** Derived results that the one-line result of the lens does not cover. */
export function derivedBlocks(words: RenderWords, lens: Lens, derived: Derived): Block[] {
  const { riasec } = derived;
  return [
    ...sayType(words, lens, derived),
    ...listSocionics(words, lens, derived),
    ...chartGlobals(words, lens, derived),
    ...chartDisc(words, lens, derived),
    ...(riasec?.type === 'code' ? [paragraph(lens, 'order', words.derived.consistency[riasec.consistency])] : []),
    ...chartTotal(words, lens, derived),
  ];
}

const paragraph = ({ key }: Lens, name: string, text: string): Block => ({
  id: `${key}:${name}`,
  type: 'prose',
  fold: 'rows',
  runs: [{ text }],
});

const chart = (
  { key }: Lens,
  name: string,
  { rows, ...more }: { rows: Track[]; title?: string; isSigned?: true },
): Block => ({
  id: `${key}:${name}`,
  type: 'chart',
  fold: 'rows',
  ...more,
  rows,
});

function sayType({ derived: says, frame }: RenderWords, lens: Lens, { mbtiType }: Derived): Block[] {
  if (!mbtiType || mbtiType.code === 'xxxx') return [];
  const { letters, nearest, functions } = mbtiType;
  const clear = letters.flatMap(({ letter, clarity }) => (clarity ? [says.letter(letter, says.clarity[clarity])] : []));
  const text = frame.paragraph([
    says.letters(clear),
    ...(nearest.length > 0 ? [says.nearest(nearest)] : []),
    ...(functions ? [says.functions(functions)] : []),
  ]);
  return [paragraph(lens, 'type', text)];
}

const listSocionics = ({ derived: says }: RenderWords, { key: lens }: Lens, { socionics = [] }: Derived): Block[] =>
  socionics.map(({ type: { key, leading, creative, quadra }, mbtiCode }) => ({
    id: `${lens}:${key}`,
    type: 'prose',
    fold: 'rows',
    item: 'bullet',
    runs: [{ text: says.candidate(key, `${leading} ${creative}`, says.quadras[quadra], mbtiCode) }],
  }));

function chartGlobals({ derived: says, names }: RenderWords, lens: Lens, { sixteenPfGlobals = [] }: Derived): Block[] {
  const rows = sixteenPfGlobals.flatMap(({ key, position, contributed, primaries }): Track[] =>
    position === undefined
      ? []
      : [
          {
            label: names.global(key),
            points: [{ at: shareOf(position, 'bipolar'), isHollow: false }],
            value: `${signed(position)} (${says.primaries(contributed, primaries)})`,
          },
        ],
  );
  return rows.length === 0 ? [] : [chart(lens, 'globals', { title: says.globals, rows, isSigned: true })];
}

function chartDisc({ derived: says, names }: RenderWords, lens: Lens, { disc }: Derived): Block[] {
  if (!disc) return [];
  const rows = disc.bars.map(({ key, position }) => ({
    label: names.discStyle(key),
    points: [{ at: shareOf(position, 'unipolar'), isHollow: false }],
    value: String(Math.round(position)),
  }));
  return [chart(lens, 'styles', { title: says.styles, rows })];
}

function chartTotal({ derived: says, names }: RenderWords, lens: Lens, { affective }: Derived): Block[] {
  if (!affective?.isRangeShown) return [];
  const { low, high, total, bandsSpanned } = affective;
  const bands = bandsSpanned.map((key) => names.band(lens, key));
  const said = bands.length > 0 ? says.rangeOver(low, high, total, bands) : says.range(low, high, total);
  const row: Track = {
    label: names.lens(lens),
    range: [low / total, high / total],
    value: says.ofTotal(low, high, total),
  };
  return [paragraph(lens, 'said', said), chart(lens, 'total', { rows: [row] })];
}
