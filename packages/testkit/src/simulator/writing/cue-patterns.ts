import type { CueKind } from './cue-phrases.ts';
import { wordLists } from './word-lists.ts';

/** `take` says which further words belong to the cue: those after it, those from it on, or a second group. */
export type CuePattern = { kind: CueKind; pattern: RegExp; take?: 'after' | 'from' | 'pair' };

const anyOf = (words: ReadonlySet<string>): string => [...words].join('|');
const people = anyOf(wordLists.people);
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const spans = `(?:hour|day|night|morning|afternoon|evening|weekend|week|month|year|spring|summer|autumn|winter|time|${days})`;
const months = '(?:January|February|March|April|June|July|August|September|October|November|December)';

/** English only. The first group, or the whole match, is what is quoted. */
export const cuePatterns: CuePattern[] = [
  { kind: 'two-reasons', pattern: /\bbecause ([^,.;:]+).*?\bbecause ([^,.;:]+)/i, take: 'pair' },
  { kind: 'reason', pattern: /\bbecause\b(?! of)|\bso that\b/i, take: 'after' },
  { kind: 'preference', pattern: /\brather (?!than)[^.;:!?]{3,70}? than [^,.;:!?]{2,50}/i },
  {
    kind: 'contrast',
    pattern: /(?<!(?:nothing|all|anything) )\b(?:but|however|instead)\b(?! of\b)|(?<=, )yet\b/i,
    take: 'after',
  },
  { kind: 'concession', pattern: /\b(?:although|even though|even if|despite)\b/i, take: 'from' },
  { kind: 'turn', pattern: /^(Still|Yet|And yet|But|Anyway|Then again|Even so)\b(?! (?:I|no|a|the)\b)/ },
  { kind: 'despite', pattern: /\b(anyway|even so|nevertheless|all the same)\b/i },
  {
    kind: 'report',
    pattern: new RegExp(
      String.raw`\b((?:(?:my|our|his|her|the|their) \w+|she|he|they|people|nobody|everyone|everybody) (?:says?|said|tells?|told|keeps? saying|insists?|claims?|thinks?)\b)`,
      'i',
    ),
  },
  { kind: 'person', pattern: new RegExp(String.raw`\b((?:my|our|his|her|the|your) (?:\w+ )?(?:${people}))\b`, 'i') },
  {
    kind: 'condition',
    pattern: /^((?:When|While|If|Unless|Whenever|Once|After|Before) [^,]{6,40}?(?=,| (?:I|we|he|she|they|you|it) ))/,
  },
  {
    kind: 'list',
    pattern: /(?:^|[:,;—] ?|\b(?:the|of|with|for) )((?:\w[\w'-]* ?){1,3}), ((?:\w[\w'-]* ?){1,3}),? (?:and|or) /i,
    take: 'pair',
  },
  { kind: 'absolute', pattern: new RegExp(String.raw`\b(?:${anyOf(wordLists.absolute)})\b`, 'i'), take: 'from' },
  {
    kind: 'superlative',
    pattern:
      /\b(the (?:very )?(?:best|worst|biggest|hardest|easiest|greatest|longest|smallest|largest|happiest|only)(?: \w{3,})?)\b/i,
  },
  {
    kind: 'stance',
    pattern:
      /\b(I (?:sometimes |often |still |really |always |do )?(?:think|believe|wonder|guess|suppose|suspect|feel|doubt))\b/,
  },
  { kind: 'feeling', pattern: new RegExp(String.raw`\b(?:${anyOf(wordLists.feeling)})\b`, 'i') },
  {
    kind: 'request',
    pattern: /\b(?:could you|can you|would you|will you|let me know|send me|tell me|please|stop \w+ing)\b/i,
    take: 'from',
  },
  { kind: 'courtesy', pattern: /\b(thanks|thank you|sorry|kind regards|best regards|appreciate)\b/i },
  { kind: 'hedge', pattern: new RegExp(String.raw`\b(?:${anyOf(wordLists.hedge)})\b`, 'i') },
  { kind: 'degree', pattern: /\b(sometimes|often|usually|mostly|now and then)\b/i },
  { kind: 'duty', pattern: /\b(must|should|ought|supposed to|have to|has to|had to|need to|needs to|needed to)\b/i },
  {
    kind: 'time',
    pattern: new RegExp(
      String.raw`\b((?:last|next|this|every|each|that) ${spans}|on (?:a )?${days}s?|yesterday|today|tomorrow|tonight|in ${months}|(?:\w+ )(?:days|weeks|months|years) (?:ago|later)|since I was \w+|by ${days})\b`,
      'i',
    ),
  },
  { kind: 'image', pattern: /\b(?:as if|as though|(?<!(?:I|you|we|they|would|'d) )like an?)\b/i, take: 'from' },
  {
    kind: 'number',
    pattern:
      /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|nineteen|dozen)\b/i,
  },
  {
    kind: 'denial',
    pattern:
      /\b(?:not(?! only)|no(?! doubt)|nor|cannot|(?:do|does|did|wo|ca|could|would|should|is|are|was|were|have|has|had)n't)\b/i,
    take: 'from',
  },
  { kind: 'together', pattern: /\b(we|us|our|we're|we've|we'll)\b/i },
  { kind: 'address', pattern: /\b(you|your|you're|you've|you'll)\b/i },
  { kind: 'self', pattern: /\b(I|I'm|I've|I'd|I'll)\b/ },
];
