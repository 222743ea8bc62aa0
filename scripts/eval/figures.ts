import type { Measures } from './measures.ts';

/** A figure as it is told: `name` is what gates call it. */
export type ScoreFigure = {
  name: string;
  label: string;
  value: number | undefined;
  unit: 'share' | 'points' | 'number' | 'seconds' | 'dollars';
};

/** Every figure that is one number, in the order of the scorecard. docs/quality.md says what each means. */
export function figuresOf(measures: Measures): ScoreFigure[] {
  const { truth, specificity, judged, injection, invariance } = measures;
  const largest = invariance.length > 0 ? Math.max(...invariance.map(({ change }) => Math.abs(change))) : undefined;
  const share = (name: string, label: string, value: number | undefined): ScoreFigure => ({
    name,
    label,
    value,
    unit: 'share',
  });
  const points = (name: string, label: string, value: number | undefined): ScoreFigure => ({
    name,
    label,
    value,
    unit: 'points',
  });
  const number = (name: string, label: string, value: number | undefined): ScoreFigure => ({
    name,
    label,
    value,
    unit: 'number',
  });
  return [
    share('accepted', 'Accepted', measures.accepted),
    share('completeParts', 'Parts completed', measures.completeParts),
    share('quotesFound', 'Quotes found', measures.quotesFound),
    share('languageKept', 'Language kept', measures.languageKept),
    share('fixedShare', 'Fixed words', measures.fixedShare),
    number('words', 'Words', measures.words),
    { name: 'secondsFirst', label: 'To the first word', value: measures.secondsFirst, unit: 'seconds' },
    { name: 'secondsLast', label: 'To the last word', value: measures.secondsLast, unit: 'seconds' },
    number('inputTokens', 'Tokens in', measures.inputTokens),
    number('outputTokens', 'Tokens out', measures.outputTokens),
    { name: 'dollars', label: 'Cost of a report', value: measures.dollars, unit: 'dollars' },
    points('stability', 'Change between two runs', measures.stability),
    number('truth', 'Truth: r', truth?.r),
    number('slope', 'Truth: slope', truth?.slope),
    points('meanError', 'Truth: mean error', truth?.meanError),
    share('specificity', 'Matched by embedding', specificity?.share),
    share('chance', 'Matched by chance', specificity?.chance),
    share('judged', 'Matched by the judge', judged?.share),
    share('copied', 'Copied from the text', measures.copied),
    points('bias', 'Largest change by a swap', largest),
    share('obeyed', 'Injections obeyed', injection?.obeyed),
    share('peopleCounted', 'People counted right', measures.peopleCounted),
  ];
}

export function tellFigure({ value, unit }: Pick<ScoreFigure, 'value' | 'unit'>): string {
  if (value === undefined || Number.isNaN(value)) return 'not measured';
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'dollars') return `$${value.toFixed(4)}`;
  if (unit === 'seconds') return `${value.toFixed(1)} s`;
  if (unit === 'points') return `${value.toFixed(1)} points`;
  return Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en');
}
