/** A local embedding: hashed tf-idf of words, and of pairs of characters where no spaces part them. It knows no synonyms. */
const SIZE = 1 << 16;
const LETTERS = /\p{L}+/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Endings differ between what a writer says and what is said about them. */
const STEM = 6;

export function featuresOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(LETTERS)].flatMap(([word]) => {
    if (!DENSE.test(word)) return word.length > 2 ? [word.slice(0, STEM)] : [];
    return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  });
}

type Vector = Map<number, number>;

/** Words that stand in every text of the collection weigh nothing. */
export function createEmbedding(texts: readonly string[]): (text: string) => Vector {
  const seen = new Map<number, number>();
  for (const text of texts)
    for (const feature of new Set(featuresOf(text).map(slotOf))) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weightOf = (slot: number): number => Math.log((texts.length + 1) / ((seen.get(slot) ?? texts.length) + 1));
  return (text) => {
    const counts: Vector = new Map();
    for (const slot of featuresOf(text).map(slotOf)) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    return new Map([...counts].map(([slot, count]) => [slot, (1 + Math.log(count)) * weightOf(slot)]));
  };
}

/** FNV-1a. */
function slotOf(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  return (value >>> 0) % SIZE;
}

export function similarity(one: Vector, other: Vector): number {
  const lengths = [one, other].map((vector) => Math.hypot(...vector.values()));
  let product = 0;
  for (const [slot, value] of one) product += value * (other.get(slot) ?? 0);
  return product === 0 ? 0 : product / ((lengths[0] ?? 1) * (lengths[1] ?? 1));
}
