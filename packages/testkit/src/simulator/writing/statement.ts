import { fraction } from '../hash.ts';

/** One true sentence. Statements with the same `fact` say the same thing, those with the same `frame` in the same form. */
export type Statement = {
  fact: string;
  frame: string;
  text: string;
  /** What could be said of many a text comes after what is particular. */
  cost?: number;
};

export type Choice = { seed: string; avoid?: ReadonlySet<string>; wanted?: ReadonlySet<string> };
export type Chooser = (candidates: Statement[], choice: Choice) => Statement | undefined;

const FRAME_COST = 10;
const FACT_COST = 3;
const WANTED_GAIN = 7;

/** No sentence is chosen twice; forms and facts used before come last, those that suit the topic first. */
export function createChooser(): Chooser {
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const count = (key: string): number => uses.get(key) ?? 0;

  return (candidates, { seed, avoid, wanted }) => {
    let best: { statement: Statement; rank: number } | undefined;
    for (const [index, statement] of candidates.entries()) {
      const { fact, frame, text } = statement;
      if (said.has(text) || avoid?.has(fact)) continue;
      const known = (statement.cost ?? 0) + count(frame) * FRAME_COST + count(fact) * FACT_COST;
      const rank =
        known -
        (fact.split('+').some((kind) => wanted?.has(kind)) ? WANTED_GAIN : 0) +
        2 * fraction(`${seed}|${index}`);
      if (best === undefined || rank < best.rank) best = { statement, rank };
    }
    if (best === undefined) return undefined;
    const { fact, frame, text } = best.statement;
    said.add(text);
    for (const key of [fact, frame]) uses.set(key, count(key) + 1);
    return best.statement;
  };
}

/** Each text in a list has a form of its own. */
export function framed(fact: string, texts: (string | undefined)[], name = fact): Statement[] {
  return texts.flatMap((text, index) => (text === undefined ? [] : [{ fact, frame: `${name}#${index}`, text }]));
}
