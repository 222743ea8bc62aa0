export type SourceFile = { path: string; text: string };

/** Words of the old private dialect, with what to say instead. */
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

/** Where the table above stands, and texts that keep their history. */
const exempt = /^(scripts\/names\/|docs\/decisions\/|CHANGELOG\.md$)|\/migrations\//;

/** A domain word that is a type is exported once. */
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
