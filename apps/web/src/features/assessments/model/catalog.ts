import { catalog, type CatalogKind } from 'virtual:catalog';
import { strings } from '../../../words/strings.ts';

export type Kind = CatalogKind;

/** One button of the matrix; the last one pressed is the assessment mode. */
export type Pick = { framework: string; kind: Kind };

export const KINDS: readonly Kind[] = ['text', 'image', 'video'];

/** Offered elsewhere, but not in the matrix. */
const LEFT_OUT: Record<string, Kind> = { evo: 'video' };

/** In the order of the product. */
const ORDER = [
  'personality-structure',
  'clinical',
  'anxiety',
  'evo',
  'bigfive',
  'enneagram',
  'darktraits',
  'stanford-binet',
  'vocational',
] as const;

export type Assessment = { id: (typeof ORDER)[number]; kinds: readonly Kind[] };

export const assessments: readonly Assessment[] = ORDER.map((id) => {
  const entry = catalog.find((framework) => framework.id === id);
  return { id, kinds: entry?.kinds.filter((kind) => kind !== LEFT_OUT[id]) ?? [] };
});

/** Its short name, in the matrix. */
export function titleOf({ id }: Assessment): string {
  return strings.assessments.matrix.titles[id];
}

/** The framework's full name, for notices and headings. */
export function labelOf(framework: string): string {
  const names: Record<string, string> = strings.frameworks;
  return names[framework] ?? framework;
}
