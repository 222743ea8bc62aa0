/** The shape of the English texts: same keys, lists of the same length, functions with the same parameters. */
export type Same<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Words
    ? (...values: Values) => Same<Words>
    : { readonly [Key in keyof T]: Same<T[Key]> };

/** TypeScript lets a function ignore parameters, so a translation with fewer than English has lost a placeholder. */
export type KeepsPlaceholders<English, Words> = English extends (...values: infer Values) => unknown
  ? Words extends (...values: infer Taken) => unknown
    ? Taken['length'] extends Values['length']
      ? Words
      : 'a placeholder is missing'
    : never
  : English extends string
    ? Words
    : {
        readonly [Key in keyof English]: Key extends keyof Words ? KeepsPlaceholders<English[Key], Words[Key]> : never;
      };
