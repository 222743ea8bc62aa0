/** Written at build time by `catalog-plugin.ts`. */
declare module 'virtual:catalog' {
  export type CatalogEntry = { id: string; kinds: readonly CatalogKind[] };
  export type CatalogKind = 'text' | 'image' | 'video';
  export const catalog: readonly CatalogEntry[];
}

declare module 'virtual:framework-names' {
  import type { FrameworkWords } from '@app/words/frameworks';
  export const frameworks: FrameworkWords;
}

declare module 'virtual:framework-about' {
  import type { FrameworkWords } from '@app/words/frameworks';
  export const about: FrameworkWords;
}
