/** `row` is the short name for charts; default: the title. */
export type DimensionWords = {
  title: string;
  row?: string;
  low?: string;
  high?: string;
  smallPrint?: string;
  cannot?: string;
};

/** The names of one lens in one language, by the frameworks' keys. */
export type LensWords = {
  title: string;
  trademark?: string;
  bands?: Record<string, string>;
  dimensions: Record<string, DimensionWords>;
};

/**
 * Names from the frameworks' tables. `variants` are Keirsey's, by the four letters. `media` are headings for pictures
 * and clips: the section about what is shown when nothing can be rated, and the lens about the maker's choices.
 */
export type TableWords = {
  temperaments: Record<'artisan' | 'guardian' | 'idealist' | 'rational', string>;
  variants: Record<string, string>;
  discStyles: Record<'d' | 'i' | 's' | 'c', string>;
  media: { presented: string; maker: Record<'image' | 'video', string> };
  globals: Record<'extraversion' | 'anxiety' | 'tough_mindedness' | 'independence' | 'self_control', string>;
};
