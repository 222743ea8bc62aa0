import { countWords } from '@app/reading';

const FEWEST_REPORTS = 3;

/** Of each report, the share of words in sentences that stand in more than half of all. Charts and headings are no sentences. */
export function countFixedWords(reports: readonly string[]): number[] {
  if (reports.length < FEWEST_REPORTS) return [];
  const all = reports.map(sentencesOf);
  const seen = new Map<string, number>();
  for (const sentences of all) for (const one of new Set(sentences)) seen.set(one, (seen.get(one) ?? 0) + 1);
  const isFixed = (sentence: string): boolean => (seen.get(sentence) ?? 0) > reports.length / 2;
  return all.map((sentences) => {
    const words = countWords(sentences.join(' '));
    return words === 0 ? 0 : countWords(sentences.filter(isFixed).join(' ')) / words;
  });
}

function sentencesOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^```[^\n]*\n[\s\S]*?^```$/gm, '')
    .replaceAll(/^(?:#|\||>).*$/gm, '')
    .split(/(?<=[.!?:;。！？]["”’*]*)\s+|\n+/)
    .map((part) => part.trim().replaceAll(/\d[\d.,]*/g, '#'))
    .filter((part) => /\p{L}/u.test(part));
}
