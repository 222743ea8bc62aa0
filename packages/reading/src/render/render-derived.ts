import type { Lens } from '@app/frameworks/framework';
import type { Derived } from '../derive/derived.ts';
import { drawRange, drawTrack } from './draw-bar.ts';
import { renderChart } from './render-chart.ts';
import { signed } from './signed.ts';
import type { RenderWords } from './words/words.ts';

/** Renders derived results that the one-line result of the lens does not cover. */
export function renderDerived(words: RenderWords, lens: Lens, derived: Derived): string {
  return [
    renderType(words, derived),
    renderSocionics(words, derived),
    renderGlobals(words, derived),
    renderDisc(words, derived),
    derived.riasec?.type === 'code' && words.derived.consistency[derived.riasec.consistency],
    renderAffective(words, lens, derived),
  ]
    .filter((part) => part)
    .map((part) => `\n\n${part}`)
    .join('');
}

function renderType({ derived: says, frame }: RenderWords, { mbtiType }: Derived): string {
  if (!mbtiType || mbtiType.code === 'xxxx') return '';
  const { letters, nearest, functions } = mbtiType;
  const clear = letters.flatMap(({ letter, clarity }) => (clarity ? [says.letter(letter, says.clarity[clarity])] : []));
  return frame.paragraph([
    says.letters(clear),
    ...(nearest.length > 0 ? [says.nearest(nearest)] : []),
    ...(functions ? [says.functions(functions)] : []),
  ]);
}

function renderSocionics({ derived: says }: RenderWords, { socionics = [] }: Derived): string {
  return socionics
    .map(
      ({ type: { key, leading, creative, quadra }, mbtiCode }) =>
        `- ${says.candidate(key, `${leading} ${creative}`, says.quadras[quadra], mbtiCode)}`,
    )
    .join('\n');
}

function renderGlobals({ derived: says, names }: RenderWords, { sixteenPfGlobals = [] }: Derived): string {
  const rows = sixteenPfGlobals.flatMap(({ key, position, contributed, primaries }) =>
    position === undefined
      ? []
      : [
          {
            label: names.global(key),
            track: drawTrack({ positions: [position], scale: 'bipolar' }),
            value: `${signed(position)} (${says.primaries(contributed, primaries)})`,
          },
        ],
  );
  return rows.length === 0 ? '' : `**${says.globals}**\n\n${renderChart(rows)}`;
}

function renderDisc({ derived: says, names }: RenderWords, { disc }: Derived): string {
  if (!disc) return '';
  const rows = disc.bars.map(({ key, position }) => ({
    label: names.discStyle(key),
    track: drawTrack({ positions: [position], scale: 'unipolar' }),
    value: String(Math.round(position)),
  }));
  return `**${says.styles}**\n\n${renderChart(rows)}`;
}

function renderAffective({ derived: says, names }: RenderWords, lens: Lens, { affective }: Derived): string {
  if (!affective) return '';
  const { low, high, total, bandsSpanned, isRangeShown } = affective;
  if (!isRangeShown) return '';
  const chart = renderChart([
    {
      label: names.lens(lens),
      track: drawRange({ low: (100 * low) / total, high: (100 * high) / total }),
      value: says.ofTotal(low, high, total),
    },
  ]);
  const bands = bandsSpanned.map((key) => names.band(lens, key));
  const range = bands.length > 0 ? says.rangeOver(low, high, total, bands) : says.range(low, high, total);
  return `${range}\n\n${chart}`;
}
