import { catalog, type CatalogEntry, type CatalogKind } from 'virtual:catalog';

export type Kind = CatalogKind;

/** One button of the matrix; the last one pressed is the assessment mode. */
export type Pick = { framework: string; kind: Kind };

export type Assessment = { id: string; title: string; kinds: readonly Kind[]; what: string };

export const KINDS: readonly Kind[] = ['text', 'image', 'video'];

/** Offered elsewhere, but not in the matrix. */
const LEFT_OUT: Record<string, Kind> = { evo: 'video' };

/** As the product spells and orders them. */
const TITLES = {
  'personality-structure': 'Personality Structure',
  clinical: 'Clinical',
  anxiety: 'Anxiety',
  evo: 'EVO Psych',
  bigfive: 'Big Five',
  enneagram: 'Enneagram',
  darktraits: 'Dark Traits',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Motivational',
};

export const assessments: readonly Assessment[] = Object.entries(TITLES).map(([id, title]) => {
  const entry = find(id);
  const kinds = entry?.kinds.filter((kind) => kind !== LEFT_OUT[id]) ?? [];
  return { id, title, kinds, what: entry?.what ?? '' };
});

/** The framework's full name, for notices and headings. */
export function labelOf(framework: string): string {
  return find(framework)?.label ?? framework;
}

function find(framework: string): CatalogEntry | undefined {
  return catalog.find(({ id }) => id === framework);
}
