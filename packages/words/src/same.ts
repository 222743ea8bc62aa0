/** The shape of the English words: the same keys, lists of the same length, functions of the same values. */
export type Same<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Words
    ? (...values: Values) => Same<Words>
    : { readonly [Key in keyof T]: Same<T[Key]> };

/** TypeScript lets a function ignore values. A translation that takes fewer than English has lost a placeholder. */
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
