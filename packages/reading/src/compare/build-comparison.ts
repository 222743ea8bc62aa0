import type { ComparedColumn, Comparison, ComparisonKind } from '@app/contract/comparisons';
import { modelLabels } from '@app/contract/models';
import type { Framework } from '@app/frameworks/framework';
import { agreementPoints } from '@app/frameworks/tables/agreement';
import type { Lang } from '@app/words/languages';
import { sayError } from '@app/words/say-error';
import { type RenderWords, wordsOf } from '../render/words/words.ts';
import { quotesOf, type Report } from '../report.ts';
import { compareReadings } from './compare-readings.ts';
import { summariseComparison } from './summarise-comparison.ts';

/** One analysis to compare; without a report its column is empty. Equal `material` means the same text or file. */
export type Compared = Omit<ComparedColumn, 'label' | 'reason' | 'quotes'> & {
  material: string;
  report: Report | undefined;
};

/** Compares the reports of one framework. Code writes every word and number; no model is called. */
export function buildComparison(framework: Framework, compared: readonly Compared[], lang: Lang): Comparison {
  const words = wordsOf({ lang });
  const kind = kindOf(compared);
  const columns = compared.map((one, index) => columnOf(words, one, labelOf(words, { kind, compared, index })));
  const finished = compared.flatMap(({ report, material }, column) => (report ? [{ report, material, column }] : []));
  const lenses = compareReadings(words, framework, finished);
  const { limits, mean, notTrue, titles } = words.comparison;
  const isMeasured = lenses.some(({ rows }) => rows.some(({ agreement }) => agreement));
  return {
    kind,
    framework: framework.id,
    title: titles[kind](words.names.framework(framework)),
    lang: words.lang,
    ...summariseComparison(words, {
      kind,
      labels: columns.map(({ label }) => label),
      answered: finished.length,
      isWaiting: columns.some(isOpen),
      lenses,
    }),
    columns,
    lenses,
    notes: [
      ...(isMeasured ? [limits(agreementPoints.agree, agreementPoints.mixed)] : []),
      ...(isMeasured && kind === 'models' ? [mean] : []),
      ...(kind === 'texts' ? [] : [notTrue]),
      ...(finished.some(({ report }) => report.simulated) ? [words.frame.simulated] : []),
    ],
  };
}

const isOpen = ({ status }: Pick<ComparedColumn, 'status'>): boolean => status === 'queued' || status === 'running';

function kindOf(compared: readonly Compared[]): ComparisonKind {
  if (new Set(compared.map(({ material }) => material)).size > 1) return 'texts';
  return new Set(compared.map(({ model }) => model)).size > 1 ? 'models' : 'repeats';
}

type Named = { kind: ComparisonKind; compared: readonly Compared[]; index: number };

/** The name of a column: its model, numbered if it has read the same material more than once or materials differ. */
function labelOf({ file, comparison: says }: RenderWords, { kind, compared, index }: Named): string {
  const one = compared[index];
  if (!one) return '';
  const model = file.numberedModel(Object.keys(modelLabels).indexOf(one.model) + 1);
  const materials = [...new Set(compared.map(({ material }) => material))];
  const isSame = (other: Compared): boolean => other.model === one.model && other.material === one.material;
  const number = compared.slice(0, index + 1).filter(isSame).length;
  const repeated = compared.filter(isSame).length > 1 ? says.repeat(model, number) : model;
  if (kind !== 'texts') return repeated;
  const text = says.text(materials.indexOf(one.material) + 1);
  return materials.length === compared.length ? text : `${text}, ${repeated}`;
}

function columnOf({ lang }: RenderWords, compared: Compared, label: string): ComparedColumn {
  const { report, material: _material, ...column } = compared;
  return {
    ...column,
    label,
    ...(column.errorCode && { reason: sayError(lang, column.errorCode) }),
    quotes: report ? quotesOf(report).length : 0,
  };
}
