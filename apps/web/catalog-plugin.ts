import type { Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import type { FrameworkName } from '@app/words/frameworks';
import type { CatalogEntry } from 'virtual:catalog';
import type { Plugin } from 'vite';

const CATALOG = 'virtual:catalog';
const NAMES = 'virtual:framework-names';
const ABOUT = 'virtual:framework-about';

/** Gives the bundle the input kinds and English names of the frameworks. Prompts stay on the server. */
export function catalogPlugin(): Plugin {
  return {
    name: 'catalog',
    resolveId: (id) => (id === CATALOG || id === NAMES || id === ABOUT ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CATALOG}`) return catalogModule();
      if (id === `\0${NAMES}`) return `export const frameworks = ${JSON.stringify(englishNames())};`;
      if (id === `\0${ABOUT}`) return `export const about = ${JSON.stringify(englishAbout())};`;
      return undefined;
    },
  };
}

/** Field by field, so that a field added to frameworks never slips through. */
export function listCatalog(): (Omit<CatalogEntry, 'Icon'> & { icon: string | undefined })[] {
  return frameworks.map(({ id, kinds, sidebar }) => ({
    id,
    kinds: kinds.filter((kind) => kind !== sidebar?.without),
    row: sidebar?.row,
    icon: sidebar?.icon,
  }));
}

/** The icons are imported by name, so that the page loads these alone. */
function catalogModule(): string {
  const icons = new Set(frameworks.flatMap(({ sidebar }) => (sidebar ? [sidebar.icon] : [])));
  const entries = listCatalog().map(({ icon, ...entry }) => `{ ...${JSON.stringify(entry)}, Icon: ${icon} }`);
  return `import { ${[...icons].join(', ')} } from 'lucide-react';\nexport const catalog = [${entries.join(', ')}];`;
}

export function englishNames(): Record<string, FrameworkName> {
  return Object.fromEntries(
    frameworks.map(({ id, label, short, failed }) => [id, { label, short, failed } as FrameworkName]),
  );
}

export function englishAbout(): Record<string, string> {
  return Object.fromEntries(frameworks.map(({ id, lenses }) => [id, describe(lenses)]));
}

/** A second lens refines the first; three and more stand side by side, and their names say most. */
function describe(lenses: Framework['lenses']): string {
  if (lenses.length <= 2) return lenses[0]?.what ?? '';
  const names = lenses.map(({ title }) => title.replace(/ \(.*\)$/, ''));
  return `Read side by side: ${new Intl.ListFormat('en-GB').format(names)}.`;
}
