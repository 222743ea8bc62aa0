import { type CueKind, type CuePhrases, cuePhrases } from './cue-phrases.ts';
import { capitalise, quoted } from './phrases.ts';
import { type Cue, costOf, type Passage, plainKinds } from './read-cues.ts';
import { firstWords } from './snippets.ts';
import type { Statement } from './statement.ts';

const phrasesOf = (kind: CueKind): CuePhrases => cuePhrases[kind];

/** Undefined where the phrase needs words that the cue does not have. */
function complete(phrase: string, { word, part }: Cue): string | undefined {
  if (phrase.includes('{part}') && part === undefined) return undefined;
  return phrase.replaceAll('{word}', () => word).replaceAll('{part}', () => part ?? '');
}

function say(cues: Cue[], choose: (phrases: CuePhrases) => string[], name: string): Statement[] {
  return cues.flatMap((cue) =>
    choose(phrasesOf(cue.kind)).flatMap((phrase, index) => {
      const text = complete(phrase, cue);
      return text === undefined
        ? []
        : [{ fact: cue.kind, frame: `${name}-${cue.kind}#${index}`, text, cost: costOf(cue.kind) }];
    }),
  );
}

/** Sentences on what one passage does. */
export function showsOf({ cues }: Passage): Statement[] {
  return say(cues, ({ shows }) => shows, 'shows').map((statement) => ({
    ...statement,
    text: capitalise(statement.text),
  }));
}

/** Continue "the passage ...". What any passage does is offered only where there is nothing else. */
export function mannersOf({ cues }: Passage, without: ReadonlySet<string> = new Set()): Statement[] {
  const telling = cues.filter(({ kind }) => !plainKinds.has(kind) && !without.has(kind));
  const used = telling.length > 0 ? telling : cues.filter(({ kind }) => !without.has(kind) || plainKinds.has(kind));
  return say(used, ({ manner }) => manner, 'manner');
}

/** Continue "you ...". What the argument has touched on comes first. */
export function hintsOf(passages: Passage[], argued: ReadonlySet<string>): Statement[] {
  const cues = passages.filter(({ isCounter }) => !isCounter).flatMap((passage) => passage.cues);
  const touched = cues.filter(({ kind }) => argued.has(kind) && kind !== 'length');
  const used = touched.length > 0 ? touched : cues.filter(({ kind }) => !plainKinds.has(kind) || kind === 'detail');
  return say(used, ({ hint }) => hint, 'hint').map((statement) => ({ ...statement, fact: `hint-${statement.fact}` }));
}

/** What two passages have in common, each with its own words. */
export function sharedBy(first: Passage, second: Passage): Statement[] {
  return first.cues.flatMap((cue) => {
    const other = second.cues.find(({ kind }) => kind === cue.kind);
    if (other === undefined || plainKinds.has(cue.kind) || cue.kind === 'colon') return [];
    const { both } = phrasesOf(cue.kind);
    const isSame = cue.word.toLowerCase() === other.word.toLowerCase();
    const texts =
      isSame || cue.kind === 'self'
        ? [`Both passages ${both}, each in its own way.`, `What the two share is that they ${both}.`]
        : [
            `Both passages ${both}: ${quoted(cue.word)} in the one, ${quoted(other.word)} in the other.`,
            `The two have this in common, that they ${both} (${quoted(cue.word)}, ${quoted(other.word)}).`,
            `From ${quoted(cue.word)} to ${quoted(other.word)} there is a link: both sentences ${both}.`,
          ];
    return texts.map((text, index) => ({
      fact: cue.kind,
      frame: `both#${isSame}${index}`,
      text,
      cost: costOf(cue.kind),
    }));
  });
}

/** Ways to point at a passage, none of which uses the words that are said about it. */
export function namesOf({ quote, seen }: Passage, about: string, position: number): string[] {
  const lead = firstWords(quote, 5);
  const spoken = new Set(about.split(/[^\p{L}\p{N}'’-]+/u));
  const isFree = (words: string): boolean => {
    const all = words.split(' ');
    return words !== '' && all.filter((word) => spoken.has(word)).length * 2 < all.length && !about.includes(words);
  };
  const detail = seen.distinctive.find((word) => isFree(word) && !lead.includes(word)) ?? seen.distinctive.find(isFree);
  const ordinal = ['the first passage', 'the second passage', 'the third passage'][position];
  const names = [
    ...(isFree(lead) ? [`the sentence beginning ${quoted(lead)}`, quoted(lead)] : []),
    ...(detail === undefined ? [] : [`the passage with ${quoted(detail)}`, `the line with ${quoted(detail)}`]),
  ];
  return names.length > 0 ? names : [ordinal ?? 'the passage'];
}
