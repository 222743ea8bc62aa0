import type { Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import type { CatalogEntry } from 'virtual:catalog';
import type { Plugin } from 'vite';

const ID = 'virtual:catalog';

/** Gives the bundle the names and kinds of the frameworks. What is asked of a model stays on the server. */
export function catalogPlugin(): Plugin {
  return {
    name: 'catalog',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? writeCatalog() : undefined),
  };
}

export function writeCatalog(): string {
  return `export const catalog = ${JSON.stringify(frameworks.map(toEntry))};`;
}

/** Field by field, so that a field added to frameworks never slips through. */
function toEntry({ id, label, kinds, lenses }: Framework): CatalogEntry {
  return { id, label, kinds, what: describe(lenses) };
}

/** A second lens refines the first; three and more stand side by side, and their names say most. */
function describe(lenses: Framework['lenses']): string {
  if (lenses.length <= 2) return lenses[0]?.what ?? '';
  const names = lenses.map(({ title }) => title.replace(/ \(.*\)$/, ''));
  return `Read side by side: ${new Intl.ListFormat('en-GB').format(names)}.`;
}
