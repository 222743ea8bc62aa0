import type { Framework, Lens } from '@app/frameworks/framework';

/** A lens as the model reads of it. */
export function describeLens(lens: Lens, { lenses }: Framework): string {
  const name = lenses.length > 1 ? `"${lens.key}" (${lens.title}):` : 'About this lens:';
  const listing = lens.listing === 'found' ? 'List only what the material really speaks of.' : '';
  return [name, lens.what, lens.rule, listing].filter((part) => part).join(' ');
}
