import { figuresOf, tellFigure } from './figures.ts';
import type { Scorecard } from './card.ts';
import { isSimulated, type RunSource } from './source.ts';

export function renderMarkdown(card: Scorecard): string {
  const { source, framework, provider, model, measures, agreement } = card;
  const { outcomes, told, dropped, truth, invariance } = measures;
  const lines = [
    `# ${framework} with ${provider} ${model}`,
    '',
    tellSource(source),
    '',
    `${measures.trials} runs: ${list(outcomes)}.`,
    '',
    ...table(
      ['figure', 'value'],
      figuresOf(measures).map((figure) => [figure.label, tellFigure(figure)]),
    ),
    ...section(
      'What the provider said',
      Object.entries(told).map(([words, count]) => `- ${count} × ${oneLine(words)}`),
    ),
    ...section(
      'Sentences withheld',
      Object.entries(dropped).map(([rule, count]) => `- ${rule}: ${count}`),
    ),
    ...section(
      'Truth by trait',
      Object.entries(truth?.byTrait ?? {}).map(([trait, r]) => `- ${trait}: r = ${r.toFixed(2)}`),
    ),
    ...section(
      'Agreement with other models',
      agreement.map(
        ({ with: other, r, distance }) => `- ${other}: r = ${r.toFixed(2)}, ${distance.toFixed(1)} points apart`,
      ),
    ),
    ...(invariance.length > 0
      ? [
          '',
          '## What a swap changes',
          '',
          ...table(
            ['swapped', 'dimension', 'mean change', 'mean size', 'pairs'],
            invariance.map(({ kind, key, change, size, of }) => [
              kind,
              key,
              change.toFixed(1),
              size.toFixed(1),
              String(of),
            ]),
          ),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

export const tellSource = (source: RunSource): string =>
  `Source: ${source}.${isSimulated(source) ? ' Simulated models wrote this; it says nothing about a real one.' : ''}`;

/** All of a run at a glance. */
export function renderOverview(cards: readonly Scorecard[]): string {
  const shown = [
    'accepted',
    'quotesFound',
    'truth',
    'specificity',
    'stability',
    'bias',
    'obeyed',
    'secondsLast',
    'dollars',
  ];
  const [first] = cards;
  const labels = first
    ? figuresOf(first.measures)
        .filter(({ name }) => shown.includes(name))
        .map(({ label }) => label)
    : [];
  const rows = cards.map(({ framework, provider, model, measures }) => [
    framework,
    `${provider} ${model}`,
    ...figuresOf(measures)
      .filter(({ name }) => shown.includes(name))
      .map(tellFigure),
  ]);
  const told = first ? `${tellSource(first.source)}\n\n` : '';
  return `# Scorecards\n\n${told}${table(['framework', 'model', ...labels], rows).join('\n')}\n`;
}

const section = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', `## ${title}`, '', ...lines] : [];
const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

export function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]): string =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
