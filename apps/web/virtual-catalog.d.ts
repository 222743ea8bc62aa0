/** Generated at build time by `catalog-plugin.ts`. */
declare module 'virtual:catalog' {
  import type { FrameworkId } from '@app/words/frameworks';
  import type { LucideIcon } from 'lucide-react';
  export type CatalogEntry = {
    id: FrameworkId;
    kinds: readonly CatalogKind[];
    /** Its row in the sidebar's table, if it has one. */
    row?: number | undefined;
    Icon?: LucideIcon | undefined;
  };
  export type CatalogKind = 'text' | 'image' | 'video';
  export const catalog: readonly CatalogEntry[];
}

declare module 'virtual:framework-names' {
  import type { FrameworkNames } from '@app/words/frameworks';
  export const frameworks: FrameworkNames;
}

declare module 'virtual:framework-about' {
  import type { FrameworkWords } from '@app/words/frameworks';
  export const about: FrameworkWords;
}
