/** Replaced words, each with the word to use instead. */
const banned: Record<string, string> = {
  errand: 'media task',
  giveBack: 'release',
  isWorthAnother: 'isRetryable',
  outlast: 'retryWhileStoreIsDown',
  Payer: 'QuotaSubject',
  payerOf: 'quotaSubjectOf',
  payFor: 'callWithReservation',
  eyesFor: 'visionProviderFor',
  lookingOrder: 'visionFallbackOrder',
  'keeps the house': 'runs scheduled maintenance',
  'would else': 'otherwise',
  'reader for the blind': 'screen reader',
  'does the deed': 'injects the fault',
  'the dearest': 'the most expensive',
  unshut: 'not sandboxed',
};

/** The table above, and documents that keep their history. */
const exempt = /^(scripts\/names\/|docs\/decisions\/|CHANGELOG\.md$)|\/migrations\//;

export function findBannedWords(files: { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      Object.entries(banned)
        .filter(([word]) => new RegExp(`\\b${word}\\b`).test(text))
        .map(([word, instead]) => `${path}: "${word}", say "${instead}"`),
    );
}
