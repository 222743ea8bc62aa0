const MOST_CHARS = 120_000;

/** What is looked through at the first look: of a very long text its beginning and its end. */
export function excerptOf(text: string): string {
  const half = MOST_CHARS / 2;
  return isCutByExcerpt(text) ? `${text.slice(0, half)}\n\n[…]\n\n${text.slice(-half)}` : text;
}

export const isCutByExcerpt = (text: string): boolean => text.length > MOST_CHARS;
