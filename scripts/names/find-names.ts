export type SourceFile = { path: string; text: string };

/** Replaced words, each with the word to use instead. */
const banned: Record<string, string> = {
  errand: 'media task',
  giveBack: 'release',
  isWorthAnother: 'isRetryable',
  Payer: 'QuotaSubject',
  payerOf: 'quotaSubjectOf',
  eyesFor: 'visionProviderFor',
  lookingOrder: 'visionFallbackOrder',
  'keeps the house': 'runs scheduled maintenance',
  'reader for the blind': 'screen reader',
  'does the deed': 'injects the fault',
  unshut: 'not sandboxed',
};

/** The table above, and documents that keep their history. */
const exempt = /^(scripts\/names\/|docs\/decisions\/|CHANGELOG\.md$)|\/migrations\//;

/** Every exported type name is exported once. */
export function findRepeatedTypes(files: SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    for (const [, name = ''] of text.matchAll(/^export (?:declare )?(?:type|interface) (\w+)\b(?! *\})/gm))
      places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

export function findBannedWords(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      Object.entries(banned)
        .filter(([word]) => new RegExp(`\\b${word}\\b`).test(text))
        .map(([word, instead]) => `${path}: "${word}", say "${instead}"`),
    );
}
