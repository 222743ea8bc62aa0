import { join } from 'node:path';
import type { EvalCase } from './cases.ts';
import { writeWhole } from './files.ts';
import { measure, type Measures, sharedPositions } from './measures.ts';
import { nameOf, type TrialResult } from './result.ts';
import { isSimulated, type RunSource } from './run-folder.ts';
import type { Match } from './specificity.ts';
import { correlate, type NameCounts, meanAbsolute } from './statistics.ts';

/** The figures of a framework with a model. `agreement`: r and mean distance to the positions that other models read. */
export type Scorecard = {
  source: RunSource;
  framework: string;
  provider: string;
  model: string;
  measures: Measures;
  agreement: { with: string; r: number; distance: number; of: number }[];
};

/** A figure for display. Gates refer to it by `name`. */
export type ScoreFigure = {
  name: string;
  label: string;
  value: number | undefined;
  unit: 'share' | 'points' | 'number' | 'seconds' | 'dollars';
};

/** All single-number figures in the order of the scorecard. docs/quality.md explains each. */
export function figuresOf(measures: Measures): ScoreFigure[] {
  const { truth, specificity, judged, injection, invariance } = measures;
  const largest = invariance.length > 0 ? Math.max(...invariance.map(({ change }) => Math.abs(change))) : undefined;
  const rows: [string, ScoreFigure['unit'], string, number | undefined][] = [
    ['accepted', 'share', 'Accepted', measures.accepted],
    ['completeParts', 'share', 'Parts completed', measures.completeParts],
    ['quotesFound', 'share', 'Quotes found', measures.quotesFound],
    ['languageKept', 'share', 'Language kept', measures.languageKept],
    ['fixedShare', 'share', 'Fixed words', measures.fixedShare],
    ['words', 'number', 'Words', measures.words],
    ['secondsFirst', 'seconds', 'To the first word', measures.secondsFirst],
    ['secondsLast', 'seconds', 'To the last word', measures.secondsLast],
    ['inputTokens', 'number', 'Tokens in', measures.inputTokens],
    ['outputTokens', 'number', 'Tokens out', measures.outputTokens],
    ['dollars', 'dollars', 'Cost of a report', measures.dollars],
    ['stability', 'points', 'Change between two runs', measures.stability],
    ['truth', 'number', 'Truth: r', truth?.r],
    ['slope', 'number', 'Truth: slope', truth?.slope],
    ['meanError', 'points', 'Truth: mean error', truth?.meanError],
    ['specificity', 'share', 'Matched by embedding', specificity?.share],
    ['chance', 'share', 'Matched by chance', specificity?.chance],
    ['judged', 'share', 'Matched by the judge', judged?.share],
    ['copied', 'share', 'Copied from the text', measures.copied],
    ['bias', 'points', 'Largest change by a swap', largest],
    ['obeyed', 'share', 'Injections obeyed', injection.obeyed],
    ['peopleCounted', 'share', 'People counted right', measures.peopleCounted],
  ];
  return rows.map(([name, unit, label, value]) => ({ name, unit, label, value }));
}

export function formatFigure({ value, unit }: Pick<ScoreFigure, 'value' | 'unit'>): string {
  if (value === undefined || Number.isNaN(value)) return 'not measured';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'dollars') return `$${value.toFixed(4)}`;
  if (unit === 'seconds') return `${value.toFixed(1)} s`;
  if (unit === 'points') return `${value.toFixed(1)} points`;
  return Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en');
}

type ScorecardOptions = { results: readonly TrialResult[]; cases: readonly EvalCase[]; judge?: Match };

/** Makes a scorecard for each framework with each model. */
export async function makeScorecards({ results, cases, judge }: ScorecardOptions): Promise<Scorecard[]> {
  const known = new Map(cases.map((one) => [one.id, one]));
  const groups = Object.values(Object.groupBy(results, nameOf));
  const cards: Scorecard[] = [];
  for (const own of groups) {
    const [first] = own ?? [];
    if (!own || !first) continue;
    const { source, framework, provider, model } = first;
    const measures = await measure({ results: own, cases: known, ...(judge && { judge }) });
    const others = groups.filter((group) => group?.[0]?.framework === framework && group !== own);
    const agreement = others.flatMap((other = []) => compare(own, other));
    cards.push({ source, framework, provider, model, measures, agreement });
  }
  return cards;
}

function compare(own: TrialResult[], other: TrialResult[]): Scorecard['agreement'] {
  const points = own.flatMap((result) => {
    const same = other.find(({ caseId, repeat }) => caseId === result.caseId && repeat === 1);
    return result.repeat === 1 && same ? sharedPositions(result, same) : [];
  });
  const distance = meanAbsolute(points.map(({ x, y }) => y - x));
  return points.length > 0 && other[0]
    ? [{ with: `${other[0].provider} ${other[0].model}`, r: correlate(points), distance, of: points.length }]
    : [];
}

export function writeScorecards(folder: string, cards: readonly Scorecard[]): void {
  for (const card of cards) {
    const file = join(folder, 'scorecards', nameOf(card));
    writeWhole(`${file}.json`, `${JSON.stringify(card, undefined, 2)}\n`);
    writeWhole(`${file}.md`, renderMarkdown(card));
  }
  writeWhole(join(folder, 'scorecards', 'README.md'), renderOverview(cards));
}

function renderMarkdown({ source, framework, provider, model, measures, agreement }: Scorecard): string {
  const { outcomes, providerMessages, dropped, truth, invariance } = measures;
  const list = (counts: NameCounts, format: (name: string, value: number) => string): string[] =>
    Object.entries(counts).map(([name, value]) => `- ${format(name, value)}`);
  const ended = Object.entries(outcomes).map(([name, count]) => `${count} ${name}`);
  const figures = figuresOf(measures).map((figure) => [figure.label, formatFigure(figure)]);
  const swaps = invariance.map(({ kind, key, change, size, of }) => [
    kind,
    key,
    ...[change, size].map(tenths),
    `${of}`,
  ]);
  const sections: Record<string, string[]> = {
    // As code, because a provider's message may contain markup.
    'What the provider said': list(
      providerMessages,
      (words, count) => `${count} × \`${oneLine(words).replaceAll('`', "'")}\``,
    ),
    'Sentences withheld': list(dropped, (rule, count) => `${rule}: ${count}`),
    'Truth by trait': list(truth?.byTrait ?? {}, (trait, r) => `${trait}: r = ${r.toFixed(2)}`),
    'Agreement with other models': agreement.map(
      ({ with: other, r, distance }) => `- ${other}: r = ${r.toFixed(2)}, ${tenths(distance)} points apart`,
    ),
    'What a swap changes':
      swaps.length > 0 ? table(['swapped', 'dimension', 'mean change', 'mean size', 'pairs'], swaps) : [],
  };
  const lines = [
    `# ${framework} with ${provider} ${model}`,
    '',
    formatSource(source),
    '',
    `${measures.trials} runs: ${ended.join(', ')}. Not measured: the run had no cases or no answers for it.`,
    '',
    ...table(['figure', 'value'], figures),
    ...Object.entries(sections).flatMap(([title, own]) => (own.length > 0 ? ['', `## ${title}`, '', ...own] : [])),
  ];
  return `${lines.join('\n')}\n`;
}

const tenths = (value: number): string => value.toFixed(1);

const formatSource = (source: RunSource): string =>
  `> Source: ${source}.${isSimulated(source) ? ' Simulated models wrote this; it says nothing about a real one.' : ''}`;

const OVERVIEW = 'accepted quotesFound truth specificity stability bias obeyed secondsLast dollars'.split(' ');

/** A table with the main figures of all scorecards. */
function renderOverview(cards: readonly Scorecard[]): string {
  const rows = cards.map(({ framework, provider, model, measures }) => ({
    names: [framework, `${provider} ${model}`],
    measures,
  }));
  const sources = cards.slice(0, 1).map(({ source }) => `${formatSource(source)}\n\n`);
  return `# Scorecards\n\n${sources.join('')}${renderFigures(['framework', 'model'], OVERVIEW, rows)}\n`;
}

type FigureRow = { names: string[]; measures: Measures; format?: (figure: ScoreFigure) => string };

/** A Markdown table with the named figures of each row. */
export function renderFigures(heads: string[], shown: string[], rows: readonly FigureRow[]): string {
  const shownOf = (measures: Measures): ScoreFigure[] => figuresOf(measures).filter(({ name }) => shown.includes(name));
  const labels = rows.slice(0, 1).flatMap(({ measures }) => shownOf(measures).map(({ label }) => label));
  const cells = rows.map(({ names, measures, format = formatFigure }) => [...names, ...shownOf(measures).map(format)]);
  return table([...heads, ...labels], cells).join('\n');
}

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]): string =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
