import { hash } from '../hash.ts';
import { absences } from './absences.ts';
import { factsOfText } from './facts-of-text.ts';
import { type Observation, observeText } from './observe-text.ts';
import { capitalise } from './phrases.ts';
import type { Aim } from './read-aim.ts';
import { questionsAbout } from './questions.ts';
import { type Passage, readPassage } from './read-cues.ts';
import { mannersOf, showsOf } from './say-cue.ts';
import { createChooser, framed, type Statement } from './statement.ts';
import { absencePlan, readingPlans, shortenPlan, shortPlan, type Step, tensionPlan } from './step-forms.ts';
import { writeOverview } from './write-overview.ts';
import { writeReading } from './write-reading.ts';

export type Quote = { quote: string; isCounter: boolean };

export type ProseOrder = {
  /** Decides which of several true things is said. */
  seed: string;
  aim: Aim;
  quotes: Quote[];
  sentences: number;
  kind: 'overview' | 'section' | 'comment';
};

export type ProseWriter = { seen: Observation; write(order: ProseOrder): string };

/** Writes about one text, to its writer; it remembers what it has said, so that sections do not repeat each other. */
export function createProseWriter(text: string): ProseWriter {
  const seen = observeText(text);
  const choose = createChooser();
  const everything = seen.sentences.slice(0, 40).map((sentence) => readPassage(sentence, seen.isEnglish));
  const known = new Map<string, Passage>();
  let plansUsed: Step[][] = [];

  return {
    seen,
    write(order) {
      if (seen.wordCount === 0) return `There is no text to read for ${order.aim.topic}.`;
      const passages = order.quotes.map(read);
      const sentences = order.kind === 'comment' ? comment(order, passages) : paragraph(order, passages);
      return sentences.join(' ') || `The ${seen.wordCount} words were read as a whole for ${order.aim.topic}.`;
    },
  };

  function read({ quote, isCounter }: Quote): Passage {
    const key = `${isCounter}${quote}`;
    const passage = known.get(key) ?? readPassage(quote, seen.isEnglish, isCounter);
    known.set(key, passage);
    return passage;
  }

  function comment({ seed, aim }: ProseOrder, passages: Passage[]): string[] {
    const passage = passages.at(-1);
    if (passage === undefined) return one(factsOfText(seen), seed);
    const rest = passages.slice(0, -1).filter(({ isCounter }) => !isCounter);
    const against = passage.isCounter && rest.length > 0 ? unlike(passage, rest) : [];
    const chosen =
      choose(against, { seed, wanted: aim.wanted }) ?? choose(showsOf(passage), { seed, wanted: aim.wanted });
    return chosen === undefined ? one(factsOfText(seen), seed) : [chosen.text];
  }

  function one(candidates: Statement[], seed: string): string[] {
    const chosen = choose(candidates, { seed });
    return chosen === undefined ? [] : [chosen.text];
  }

  function paragraph(order: ProseOrder, passages: Passage[]): string[] {
    const { seed, aim, sentences, kind } = order;
    if (kind === 'overview') return writeOverview({ seed, aim, passages: everything, sentences }, seen, choose);
    if (aim.mode === 'questions') return several(questionsAbout(seen, everything), seed, aim.amount);
    if (aim.mode === 'limits') return several(absences(seen), seed, Math.max(4, sentences));
    const about = enoughFor(aim, passages);
    return writeReading({ seed, aim, passages: about, sentences, plan: choosePlan(order, about.length) }, seen, choose);
  }

  /** A tension needs two sides, also where only one of them is quoted. */
  function enoughFor({ mode }: Aim, passages: Passage[]): Passage[] {
    if (passages.length > (mode === 'tension' ? 1 : 0)) return passages;
    const quoted = new Set(passages.map(({ quote }) => quote));
    return [...passages, ...everything.filter(({ quote }) => !quoted.has(quote))].slice(0, 2);
  }

  function several(candidates: Statement[], seed: string, amount: number): string[] {
    const avoid = new Set<string>();
    const written: string[] = [];
    for (let index = 0; index < amount; index += 1) {
      const chosen =
        choose(candidates, { seed: `${seed}|${index}`, avoid }) ?? choose(candidates, { seed: `${seed}|${index}` });
      if (chosen === undefined) break;
      avoid.add(chosen.fact);
      written.push(capitalise(chosen.text));
    }
    return written;
  }

  /** Neighbouring sections follow different plans. */
  function choosePlan({ seed, aim, sentences }: ProseOrder, passages: number): Step[] {
    if (aim.mode === 'tension' && passages > 1) return tensionPlan;
    if (aim.mode === 'absence') return absencePlan;
    if (sentences < 4) return shortPlan;
    const free = readingPlans.filter((plan) => !plansUsed.includes(plan));
    const plan = free[hash(`${seed}|plan`) % free.length] ?? shortPlan;
    plansUsed = [...plansUsed, plan].slice(-6);
    return shortenPlan(plan, sentences);
  }
}

/** A passage on the other side does something that the passages before it do not. */
function unlike(passage: Passage, others: Passage[]): Statement[] {
  const known = new Set<string>(others.flatMap(({ cues }) => cues.map(({ kind }) => kind)));
  return mannersOf(passage, known)
    .filter(({ fact }) => !known.has(fact))
    .flatMap(({ fact, text }) =>
      framed(
        fact,
        [
          `Unlike the passage${others.length === 1 ? '' : 's'} above, this one ${text}.`,
          `This one goes another way: it ${text}.`,
          `Here it is different, for the sentence ${text}.`,
        ],
        'unlike',
      ),
    );
}
