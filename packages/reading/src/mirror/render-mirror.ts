import type { Mirror, MirrorRow } from '@app/contract/self-answers';
import type { Lang } from '@app/words/languages';
import { drawPair } from '../render/draw-bar.ts';
import { renderChart } from '../render/render-chart.ts';
import { wordsOf } from '../render/words/words.ts';

/** The mirror as the last section of a report, for files. */
export function renderMirror(mirror: Mirror, lang: Lang): string {
  const { mirror: says, frame } = wordsOf({ lang });
  const { title, headline, summary, rows, why, notes } = mirror;
  return [
    `## ${title}`,
    `**${frame.sentence(headline)}** ${frame.paragraph(summary)}`,
    renderChart(rows.map(toChartRow), 'pair'),
    `*${says.chart}*`,
    renderTable(says.columns, rows),
    `### ${why.title}`,
    why.lead,
    why.reasons.map((reason) => `- **${frame.sentence(reason.title)}** ${reason.text}`).join('\n'),
    ...notes.map((note) => `*${note}*`),
  ].join('\n\n');
}

/** Leaves out what stands in brackets, because a chart has little room. */
const toChartRow = ({ title, low, high, text, self, word }: MirrorRow) => ({
  label: title.replace(/\s?[(（][^)）]*[)）]$/u, ''),
  track: drawPair(text, self),
  value: word,
  low,
  high,
});

type Columns = { trait: string; text: string; self: string; word: string };

function renderTable(columns: Columns, rows: readonly MirrorRow[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const names = [columns.trait, columns.text, columns.self, columns.word];
  const lines = rows.map(({ title, text, self, word }) => line([title, text.join(' / ') || '–', String(self), word]));
  return [line(names), line(names.map(() => '---')), ...lines].join('\n');
}
