import { mean, sum } from './statistics.ts';

export type Portrait = { caseId: string; language: string; text: string; portrait: string };
type Matched = { share: number; chance: number; of: number };
/** Chooses the text a portrait was written about: the share of the choice for each text. Undefined: no answer. */
export type Match = (portrait: string, texts: readonly string[]) => number[] | Promise<number[] | undefined>;

const GROUP = 4;

/**
 * The swap test: each portrait of a group is matched with the text it fits best. A portrait that fits everybody is matched
 * at chance level: right once in each group.
 */
export async function matchPortraits(portraits: readonly Portrait[], match?: Match): Promise<Matched | undefined> {
  const embed = createEmbedding(portraits.map(({ text }) => text));
  const byEmbedding: Match = (portrait, texts) =>
    chooseNearest(texts.map((text) => similarity(embed(portrait), embed(text))));
  const choose = match ?? byEmbedding;
  const matched: { right: number; chance: number }[] = [];
  for (const group of groupsOf(portraits)) {
    const texts = group.map(({ text }) => text);
    const choices = await Promise.all(group.map(async ({ portrait }) => await choose(portrait, texts)));
    for (const [index, chosen] of choices.entries())
      if (chosen) matched.push({ right: chosen[index] ?? 0, chance: 1 / group.length });
  }
  const [share, chance] = [mean(matched.map(({ right }) => right)), mean(matched.map((one) => one.chance))];
  return matched.length === 0 ? undefined : { share, chance, of: matched.length };
}

/** Groups within one language, because another language would give the text away. */
function groupsOf(items: readonly Portrait[]): Portrait[][] {
  const sorted = items.toSorted((one, other) => one.caseId.localeCompare(other.caseId));
  return Object.values(Object.groupBy(sorted, ({ language }) => language)).flatMap((all = []) => {
    const groups = Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) =>
      all.slice(at * GROUP, (at + 1) * GROUP),
    );
    return groups.filter((group) => group.length > 1);
  });
}

/** Chooses the nearest text; a tie is split between all nearest texts. */
function chooseNearest(similarities: number[]): number[] {
  const best = Math.max(...similarities);
  const ties = similarities.filter((value) => value === best).length;
  return similarities.map((value) => (value === best ? 1 / ties : 0));
}

const RUN = 5;

/** The share of a portrait's runs of five words that are copied from the text. */
export function copiedShare({ text, portrait }: Pick<Portrait, 'text' | 'portrait'>): number {
  const runsOf = (words: string[]): string[] =>
    words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  const known = new Set(runsOf(featuresOf(text)));
  const runs = runsOf(featuresOf(portrait));
  return runs.length === 0 ? 0 : sum(runs.map((run) => Number(known.has(run)))) / runs.length;
}

const LETTERS = /\p{L}+/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words are cut, because their endings differ between a text and a portrait of its writer. */
const STEM = 6;

function featuresOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(LETTERS)].flatMap(([word]) => {
    if (!DENSE.test(word)) return word.length > 2 ? [word.slice(0, STEM)] : [];
    return Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  });
}

type Vector = Map<string, number>;

/**
 * A local embedding: tf-idf of words, and of character pairs in scripts without spaces. It knows no synonyms. Words of
 * every text weigh nothing.
 */
function createEmbedding(texts: readonly string[]): (text: string) => Vector {
  const seen: Vector = new Map();
  for (const text of texts)
    for (const feature of new Set(featuresOf(text))) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const weightOf = (feature: string): number =>
    Math.log((texts.length + 1) / ((seen.get(feature) ?? texts.length) + 1));
  return (text) => {
    const counts: Vector = new Map();
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return new Map([...counts].map(([feature, count]) => [feature, (1 + Math.log(count)) * weightOf(feature)]));
  };
}

function similarity(one: Vector, other: Vector): number {
  const lengths = [one, other].map((vector) => Math.hypot(...vector.values()));
  let product = 0;
  for (const [feature, value] of one) product += value * (other.get(feature) ?? 0);
  return product === 0 ? 0 : product / ((lengths[0] ?? 1) * (lengths[1] ?? 1));
}
