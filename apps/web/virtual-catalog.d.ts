/** Written at build time by `catalog-plugin.ts`. */
declare module 'virtual:catalog' {
  export type CatalogEntry = { id: string; label: string; kinds: readonly CatalogKind[]; what: string };
  export type CatalogKind = 'text' | 'image' | 'video';
  export const catalog: readonly CatalogEntry[];
}

/** Where people find help, from the one list of numbers; written at build time by `catalog-plugin.ts`, too. */
declare module 'virtual:help' {
  export type HelpLine = { name: string; contact: string };
  export type Help = {
    everywhere: HelpLine;
    regions: readonly { label: string; emergency: string; lines: readonly HelpLine[] }[];
  };
  export const help: Help;
}
