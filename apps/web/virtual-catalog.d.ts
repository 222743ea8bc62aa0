/** Written at build time by `catalog-plugin.ts`. */
declare module 'virtual:catalog' {
  export type CatalogEntry = { id: string; label: string; kinds: readonly CatalogKind[]; what: string };
  export type CatalogKind = 'text' | 'image' | 'video';
  export const catalog: readonly CatalogEntry[];
}
