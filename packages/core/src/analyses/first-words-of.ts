const MAX_CHARS = 60;
/** Only this much of the text is read. */
const LOOKED_AT = 400;

/** The first words of a text on one line, cut at a word boundary where there are spaces. */
export function firstWordsOf(text: string): string {
  const line = text.slice(0, LOOKED_AT).replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= MAX_CHARS) return line.toWellFormed();
  const cut = line.slice(0, MAX_CHARS);
  const space = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, space > MAX_CHARS / 2 ? space : MAX_CHARS)
    .toWellFormed()
    .replace(/[\s,;:.–—-]+$/u, '')}…`;
}
