import type { Ask } from '../wire/wire.ts';
import { detectLanguage, readMaterial } from './read-material.ts';

/** The tasks of small models. */
export type SmallTask = 'triage' | 'second-reader';

/** What the small models know: they play both tasks from these and judge nothing themselves. */
export type Labels = {
  /** A text that holds `text` is answered so; the first that fits counts. */
  triage?: readonly { text: string; selfHarm?: 'none' | 'mentioned' | 'acute'; under18?: 'yes' | 'no' | 'unclear' }[];
  /** Sentences that are named, letter for letter but for the space around them. */
  forbidden?: readonly { sentence: string; rule: string }[];
};

const TASK = /^Task: (triage|second-reader)$/m;

/** Undefined for every call of a model that writes. */
export function readSmallTask({ userText }: Pick<Ask, 'userText'>): SmallTask | undefined {
  return TASK.exec(readMaterial(userText).outside)?.[1] as SmallTask | undefined;
}

export function answerSmallTask(task: SmallTask, { userText }: Ask, labels: Labels): unknown {
  const { material, outside } = readMaterial(userText);
  return task === 'triage' ? triage(material, labels) : nameSentences(outside, labels);
}

function triage(material: string, { triage: known = [] }: Labels): unknown {
  const label = known.find(({ text }) => material.includes(text));
  return {
    self_harm: label?.selfHarm ?? 'none',
    under_18: label?.under18 ?? 'no',
    language: detectLanguage(material),
  };
}

function nameSentences(outside: string, { forbidden = [] }: Labels): unknown {
  const rules = new Map(forbidden.map(({ sentence, rule }) => [unspaced(sentence), rule]));
  const named = [...outside.matchAll(/^(\d+)\. (.+)$/gm)].flatMap(([, number, sentence = '']) => {
    const rule = rules.get(unspaced(sentence));
    return rule === undefined ? [] : [{ number: Number(number), rule }];
  });
  return { named };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
