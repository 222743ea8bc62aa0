/** `row` is the name in a chart, where there is little room; without one the title stands there. */
export type DimensionWords = {
  title: string;
  row?: string;
  low?: string;
  high?: string;
  smallPrint?: string;
  cannot?: string;
};

/** The names of one lens in one language, by the keys of the frameworks. */
export type LensWords = {
  title: string;
  trademark?: string;
  bands?: Record<string, string>;
  dimensions: Record<string, DimensionWords>;
};

/**
 * Names in the tables of the frameworks. `variants` are Keirsey's, by the four letters. `media` are headings of pictures and
 * clips: what is on show where nothing can be rated, and the material as a choice of whoever made it.
 */
export type TableWords = {
  temperaments: Record<'artisan' | 'guardian' | 'idealist' | 'rational', string>;
  variants: Record<string, string>;
  discStyles: Record<'d' | 'i' | 's' | 'c', string>;
  media: { presented: string; maker: Record<'image' | 'video', string> };
  globals: Record<'extraversion' | 'anxiety' | 'tough_mindedness' | 'independence' | 'self_control', string>;
};
