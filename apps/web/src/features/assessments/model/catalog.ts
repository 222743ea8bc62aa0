import { catalog, type CatalogKind } from 'virtual:catalog';
import type { FrameworkId } from '@app/words/frameworks';
import type { LucideIcon } from 'lucide-react';
import { strings } from '../../../words/strings.ts';

export type InputKindTab = CatalogKind;

/** One button of the matrix; the last one pressed is the assessment mode. */
export type MatrixPick = { framework: string; kind: InputKindTab };

export const KINDS: readonly InputKindTab[] = ['text', 'image', 'video'];

export type Assessment = { id: FrameworkId; kinds: readonly InputKindTab[]; Icon: LucideIcon };

/** The rows of the sidebar's table, in its order. */
export const assessments: readonly Assessment[] = catalog
  .flatMap(({ id, kinds, row, Icon }) => (row !== undefined && Icon ? [{ id, kinds, row, Icon }] : []))
  .toSorted((one, other) => one.row - other.row);

/** Its short name, in the table. */
export function titleOf({ id }: Assessment): string {
  const { short, label } = strings.frameworks[id];
  return short ?? label;
}
