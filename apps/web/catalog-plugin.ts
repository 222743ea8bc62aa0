import type { Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { crisisLines } from '@app/frameworks/safety/crisis-lines';
import type { CatalogEntry } from 'virtual:catalog';
import type { Help } from 'virtual:help';
import type { Plugin } from 'vite';

/** Apart, so that the first page does not carry what only another one shows. */
const MODULES: Record<string, () => string> = { 'virtual:catalog': writeCatalog, 'virtual:help': writeHelp };

/** Gives the bundle the names and kinds of the frameworks, and the help lines. What is asked of a model stays on the server. */
export function catalogPlugin(): Plugin {
  return {
    name: 'catalog',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  };
}

export function writeCatalog(): string {
  return `export const catalog = ${JSON.stringify(frameworks.map(toEntry))};`;
}

export function writeHelp(): string {
  const { international, regions } = crisisLines;
  const help: Help = {
    everywhere: international,
    regions: regions.map(({ label, emergency, lines }) => ({ label, emergency, lines })),
  };
  return `export const help = ${JSON.stringify(help)};`;
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
