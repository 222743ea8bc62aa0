import { hash } from '../hash.ts';
import { absences, passedOver } from './absences.ts';
import { closings } from './closings.ts';
import { factsOfText } from './facts-of-text.ts';
import type { Observation } from './observe-text.ts';
import { capitalise } from './phrases.ts';
import type { Aim } from './read-aim.ts';
import type { Passage } from './read-cues.ts';
import { hintsOf, mannersOf, namesOf, sharedBy } from './say-cue.ts';
import type { Chooser, Statement } from './statement.ts';
import { type Step, stepForms } from './step-forms.ts';

export type ReadingOrder = { seed: string; aim: Aim; passages: Passage[]; sentences: number; plan: Step[] };

/** Follows a plan; a step that has nothing true and new to say is left out. */
export function writeReading(order: ReadingOrder, seen: Observation, choose: Chooser): string[] {
  const { seed, aim, plan, sentences } = order;
  const [first, second, third] = order.passages;
  const said = new Set<string>();
  const written: string[] = [];

  for (const [index, step] of plan.entries()) {
    if (written.length >= sentences) break;
    const statement = take(candidatesFor(step, index), `${seed}|${index}`);
    if (statement !== undefined) written.push(statement.text);
  }
  for (let spare = 0; written.length < Math.min(3, sentences) && spare < 4; spare += 1) {
    const statement =
      take(factsOfText(seen), `${seed}|spare${spare}`) ?? take(closings(seen, aim, 0), `${seed}|last${spare}`);
    if (statement !== undefined) written.push(statement.text);
  }
  return written;

  function take(candidates: Statement[], at: string): Statement | undefined {
    const chosen = choose(candidates, { seed: at, avoid: said, wanted: aim.wanted });
    if (chosen === undefined) return undefined;
    for (const kind of chosen.fact.split('+')) said.add(kind);
    return chosen;
  }

  function candidatesFor(step: Step, index: number): Statement[] {
    const at = `${seed}|${index}|${step}`;
    switch (step) {
      case 'fact':
        return factsOfText(seen);
      case 'modest':
        return closings(seen, aim, order.passages.length);
      case 'passing':
        return passedOver(seen);
      case 'missing':
        return absences(seen);
      case 'shared':
        return first && second ? [...sharedBy(first, second), ...differing(at)] : [];
      case 'differ':
        return differing(at);
      case 'both-true':
        return bothTrue();
      case 'hint':
      case 'topic-hint':
        return say(step, hintsOf(order.passages, said), () => '');
      case 'against':
        return third?.isCounter === true ? form(step, third, at) : [];
      case 'topic':
      case 'first':
        return first ? form(step, first, at) : [];
      case 'second':
        return second ? form(step, second, at) : [];
    }
  }

  function form(step: keyof typeof stepForms, passage: Passage, at: string): Statement[] {
    const position = order.passages.indexOf(passage);
    const others = order.passages.filter((other) => other !== passage);
    const known = step === 'against' ? new Set(others.flatMap(({ cues }) => cues.map(({ kind }) => kind))) : undefined;
    return say(step, mannersOf(passage, known), (text) => pick(namesOf(passage, text, position), at));
  }

  /** Each thing to say in each of the forms a step has. */
  function say(step: keyof typeof stepForms, things: Statement[], nameFor: (text: string) => string): Statement[] {
    const { gist, topic } = aim;
    return things.flatMap((thing) =>
      stepForms[step]({
        name: nameFor(thing.text),
        text: thing.text,
        topic: gist ?? topic,
        isBare: !gist || !seen.isEnglish,
      }).map((sentence, index) => ({ ...thing, frame: `${step}#${index}`, text: capitalise(sentence) })),
    );
  }

  function differing(at: string): Statement[] {
    if (!first || !second) return [];
    const inFirst = new Set<string>(first.cues.map(({ kind }) => kind));
    const inSecond = new Set<string>(second.cues.map(({ kind }) => kind));
    const left = mannersOf(first, inSecond).filter(({ fact }) => !said.has(fact));
    const right = mannersOf(second, inFirst).filter(({ fact }) => !said.has(fact));
    return left.flatMap((one) =>
      right.slice(0, 6).flatMap((two) => {
        const a = pick(namesOf(first, one.text + two.text, 0), at);
        const b = pick(namesOf(second, one.text + two.text, 1), `${at}b`);
        const isTension = aim.mode === 'tension';
        const forms = isTension
          ? [`${a} and ${b} do not go about it the same way: the first ${one.text}, the second ${two.text}.`]
          : [
              `Where ${a} ${one.text}, ${b} ${two.text}.`,
              `The first of the two ${one.text}; the second ${two.text}.`,
              `One of them ${one.text}, and the other ${two.text}.`,
              `${a} ${one.text}, while ${b} ${two.text}.`,
            ];
        return forms.map((text, index) => ({
          fact: `${one.fact}+${two.fact}`,
          cost: (one.cost ?? 0) + (two.cost ?? 0),
          frame: `differ#${isTension}${index}`,
          text: capitalise(text),
        }));
      }),
    );
  }

  function bothTrue(): Statement[] {
    if (!first || !second) return [];
    const left = hintsOf([first], said);
    const right = hintsOf([second], said).filter(({ fact }) => !left.some((one) => one.fact === fact));
    return left.flatMap((one) =>
      right.flatMap((two) =>
        [
          `Both can be true: you may ${one.text} and still ${two.text}.`,
          `There is a way to have both, since nothing keeps you from being someone who can ${one.text} and ${two.text}.`,
        ].map((text, index) => ({ fact: 'both-true', frame: `both-true#${index}`, text })),
      ),
    );
  }
}

function pick(items: string[], seed: string): string {
  return items[hash(seed) % items.length] ?? '';
}
