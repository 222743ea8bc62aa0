import { createEmbedding, featuresOf, similarity } from './embed.ts';
import { mean, sum } from './statistics.ts';

export type Portrait = { caseId: string; language: string; text: string; portrait: string };
export type Matched = { share: number; chance: number; of: number };
/** Which of the texts a portrait was written about: the share of the choice that falls on each. Undefined: no answer. */
export type Match = (portrait: string, texts: readonly string[]) => number[] | Promise<number[] | undefined>;

const GROUP = 4;

/**
 * The swap test: portraits of a group are handed out without names, and each is given to the text it fits best. A portrait
 * that fits everybody is right once in each group, by chance.
 */
export async function matchPortraits(portraits: readonly Portrait[], match?: Match): Promise<Matched | undefined> {
  const embed = createEmbedding(portraits.map(({ text }) => text));
  const byEmbedding: Match = (portrait, texts) =>
    chooseNearest(texts.map((text) => similarity(embed(portrait), embed(text))));
  const choose = match ?? byEmbedding;
  const right: number[] = [];
  const chances: number[] = [];
  for (const group of groupsOf(portraits)) {
    const texts = group.map(({ text }) => text);
    const choices = await Promise.all(group.map(async ({ portrait }) => await choose(portrait, texts)));
    for (const [index, chosen] of choices.entries()) {
      if (!chosen) continue;
      right.push(chosen[index] ?? 0);
      chances.push(1 / group.length);
    }
  }
  return right.length === 0 ? undefined : { share: mean(right), chance: mean(chances), of: right.length };
}

/** Of one language: another would give the text away. */
export function groupsOf<Item extends { caseId: string; language: string }>(items: readonly Item[]): Item[][] {
  const sorted = items.toSorted((one, other) => one.caseId.localeCompare(other.caseId));
  return Object.values(Object.groupBy(sorted, ({ language }) => language)).flatMap((all = []) => {
    const groups = Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) =>
      all.slice(at * GROUP, (at + 1) * GROUP),
    );
    return groups.filter((group) => group.length > 1);
  });
}

/** A tie is shared. */
function chooseNearest(similarities: number[]): number[] {
  const best = Math.max(...similarities);
  const ties = similarities.filter((value) => value === best).length;
  return similarities.map((value) => (value === best ? 1 / ties : 0));
}

const RUN = 5;

/** The share of a portrait's runs of five words that stand in the text itself: what was copied, not said. */
export function copiedShare({ text, portrait }: Pick<Portrait, 'text' | 'portrait'>): number {
  const runsOf = (words: string[]): string[] =>
    words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  const known = new Set(runsOf(featuresOf(text)));
  const runs = runsOf(featuresOf(portrait));
  return runs.length === 0 ? 0 : sum(runs.map((run) => Number(known.has(run)))) / runs.length;
}
