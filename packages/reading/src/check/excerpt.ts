const MAX_CHARS = 120_000;

/**
 * The part of a text that triage reads and that the age rules search for hints: a very long text is cut to its
 * beginning and its end.
 */
export function excerptOf(text: string): string {
  const half = MAX_CHARS / 2;
  return isCutByExcerpt(text) ? `${text.slice(0, half)}\n\n[…]\n\n${text.slice(-half)}` : text;
}

export const isCutByExcerpt = (text: string): boolean => text.length > MAX_CHARS;
