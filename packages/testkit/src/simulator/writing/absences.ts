import type { Observation } from './observe-text.ts';
import { count, different, listed, quoted, say } from './phrases.ts';
import { framed, type Statement } from './statement.ts';

/** What a text does not hold. Each sentence names the very words or marks that were looked for. */
export function absences(seen: Observation): Statement[] {
  return [...thinness(seen), ...(seen.isEnglish ? missingWords(seen) : [])];
}

/** How little there is, in any language. */
function thinness({ sentences, wordCount, questions, distinctive }: Observation): Statement[] {
  const size = `${count(wordCount, 'word')} in ${count(sentences.length, 'sentence')}`;
  const isShort = wordCount < 400;
  return [
    ...framed('size', [
      isShort ? `You have given ${size}; that is enough for an impression and too little for a pattern.` : undefined,
      isShort ? `With ${size}, anything seen once may be chance.` : `Even ${size} are a narrow window.`,
    ]).map((statement) => ({ ...statement, cost: -20 })),
    ...framed('occasion', [
      'It is one piece of writing, so there is nothing to compare it with: no second occasion, no other reader, no other mood.',
      'How you sound when you speak, or when you write to somebody else, lies outside this one text.',
    ]),
    ...(questions === 0
      ? framed('question', ['You do not ask anything in it, so what you are unsure of has to be left open.'])
      : []),
    ...framed('voice', ['Whatever others would say to this is not in it, except as you tell it.']),
    ...framed('detail', [distinctive[0] && `${quoted(distinctive[0])} is on the page; what lies behind it is not.`]),
  ];
}

function missingWords({ found, text }: Observation): Statement[] {
  const has = (pattern: RegExp): boolean => pattern.test(text);
  const times = different(found.time, 3);
  const rows: [fact: string, isTrue: boolean, texts: string[]][] = [
    [
      'reason',
      !has(/\b(because|since|therefore|so that)\b/i),
      ['Neither “because” nor “therefore” is used, and so your reasons would be guesswork.'],
    ],
    [
      'time',
      times.length === 1,
      [
        `Of words for days and years only ${listed(times)} was found; whether things were once different cannot be seen.`,
      ],
    ],
    [
      'time',
      times.length > 1 && found.time.length < 5,
      [
        `Time comes in by ${say(found.time.length)} words, ${listed(times)}, which is thin ground for saying how you change.`,
      ],
    ],
    [
      'time',
      times.length === 0 && !has(/\b(day|date|hour|minute|second|weekend|summer|winter|spring|autumn|\d{4})s?\b/i),
      ['No day, week or year is named, so nothing shows how things were before.'],
    ],
    [
      'person',
      found.people.length === 1,
      [
        `Of family, friends and colleagues only ${listed(found.people)} is named, so how you are with people stays mostly out of sight.`,
      ],
    ],
    [
      'feeling',
      found.feeling.length === 1,
      [
        `A single feeling, ${listed(found.feeling)}, has its name on the page; the others would have to be read into it.`,
      ],
    ],
    [
      'feeling',
      found.feeling.length === 0 && !has(/\bfeel|felt\b/i),
      ['Nowhere does it say “I feel”, so feelings could only be read between the lines.'],
    ],
    [
      'self',
      !has(/\b(I|me|my|we|us|our)\b/i),
      ['Neither “I” nor “we” is used, so you stay behind the things described.'],
    ],
    ['address', found.address.length === 0, ['There is no “you” in it, and nothing tells who was meant to read it.']],
    [
      'hedge',
      !has(/\b(maybe|perhaps|probably)\b/i),
      ['Without a “maybe” or a “perhaps” there is no telling how sure you are.'],
    ],
  ];
  return rows.flatMap(([fact, isTrue, texts]) => (isTrue ? framed(fact, texts, `missing-${fact}`) : []));
}

/** Things mentioned in passing, said kindly and as a possibility. */
export function passedOver({ distinctive, repeated, sentences, isEnglish }: Observation): Statement[] {
  if (!isEnglish) return [];
  const once = distinctive.filter((word) => !repeated.some((other) => other.word === word)).slice(0, 6);
  const all = count(sentences.length, 'sentence');
  return once.flatMap((word) =>
    framed('passing', [
      `Perhaps ${quoted(word)} needed no explaining to you; a reader meets it once and has to guess the rest.`,
      `${quoted(word)} is mentioned once in ${all}, as something a reader may be expected to know.`,
      `It is possible that ${quoted(word)} carries more than its one mention lets through.`,
    ]),
  );
}
