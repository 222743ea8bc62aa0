import type { ClosingWords } from '../../report-words.ts';
import { digits, number, plural, sentence } from './grammar.ts';

const words = (value: number): string => plural(value, { one: '# Wort', other: '# Wörter' });
const frames = (value: number): string => plural(value, { one: '# Einzelbild', other: '# Einzelbilder' });
const relations = (pairs: number): string =>
  plural(pairs, {
    one: 'Von # erwarteter Beziehung zwischen den Blickwinkeln',
    other: 'Von # erwarteten Beziehungen zwischen den Blickwinkeln',
  });
const noWords = (material: string): string =>
  `${material} ohne Worte kann das nicht zeigen; ein selbst geschriebener Text oder ein Video, in dem länger gesprochen wird, könnte es`;
const against = (value: number, none: string, one: string): string =>
  value > 1
    ? `${number(value)} davon sprechen gegen eine Einschätzung`
    : `${value === 0 ? none : one} davon spricht gegen eine Einschätzung`;
const by = (where: string): string => `von einem Programm ${where} gefunden`;
type Found = { noun: string; it: string; how: string };
/** Of none or one. */
const fewFound = (value: number, counter: number, { noun, it, how }: Found): string =>
  value === 0
    ? `Kein ${noun} ${how}.`
    : `1 ${noun}, ${how}; ${it} spricht ${counter === 0 ? 'nicht ' : ''}gegen eine Einschätzung.`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('ein Text'), image: noWords('ein Bild'), video: noWords('ein Video') },
    never: {
      text: 'ein Text kann das nicht zeigen',
      image: 'ein Bild kann das nicht zeigen',
      video: 'ein Video kann das nicht zeigen',
    },
    'nobody-in-view':
      'niemand ist zu sehen; ein selbst geschriebener Text oder ein Video, in dem länger gesprochen wird, könnte es zeigen',
    'not-written': 'das Modell hat diesen Teil nicht geschrieben',
    'not-mentioned': 'nicht erwähnt',
    'no-support': 'keine Stelle trägt eine Aussage',
    'shared-support': 'die Stellen dafür tragen schon zwei andere Einschätzungen',
  },
  fewWords: (needed) => `braucht mindestens ${words(needed)}`,
  unread: (names, why) => `**${names}.** ${sentence(why)}`,
  all: (total) => `alle ${number(total)}`,
  some: (names, total) => `${names} von ${total}`,
  nearest: 'Am nächsten',
  nearestOf: (title) => `${title}, am nächsten`,
  unwritten: (parts) =>
    `**Unvollständig:** Das Modell hat ${plural(parts, { one: 'einen Teil', other: '# Teile' })} nicht geschrieben.`,
  shareRead: (percent) => `**Gelesen:** ${percent} % des Textes, in gleichmäßig gewählten Stücken.`,
  sample: {
    empty: 'Keine Wörter.',
    'nearly-all': (value) => `${words(value)}.`,
    most: (value) => `${words(value)}, die meisten davon in Ihrer eigenen Stimme.`,
    half: (value) => `${words(value)}, etwa die Hälfte davon in Ihrer eigenen Stimme.`,
    less: (value) => `${words(value)}, weniger als die Hälfte davon in Ihrer eigenen Stimme.`,
    'hardly-any': (value) => `${words(value)}, kaum eines davon in Ihrer eigenen Stimme.`,
    pictures: (pictures) => `${plural(pictures, { one: '# Bild', other: '# Bilder' })}.`,
    frames,
    framesOver: (value, clock) => `${frames(value)} über ${clock}`,
    spoken: (value) =>
      value === 0
        ? 'keine gesprochenen Wörter'
        : plural(value, { one: '# gesprochenes Wort', other: '# gesprochene Wörter' }),
    clip: (seen, spoken) => `${seen} und ${spoken}.`,
    wholeClip: (seen, spoken) => `${seen} und ${spoken}; mehr Länge brächte kaum mehr.`,
  },
  quotes: {
    text: (found, counter) =>
      found > 1
        ? `${digits(found)} Zitate, jedes ${by('im Text')}; ${against(counter, 'keines', 'eines')}.`
        : fewFound(found, counter, { noun: 'Zitat', it: 'es', how: by('im Text') }),
    media: (found, counter) =>
      found > 1
        ? `${digits(found)} Hinweise, jeder ${by('in der Beschreibung')}; ${against(counter, 'keiner', 'einer')}.`
        : fewFound(found, counter, { noun: 'Hinweis', it: 'er', how: by('in der Beschreibung') }),
  },
  dropped: {
    quotes: (quotes) =>
      plural(quotes, { one: '# Zitat, nicht gefunden und entfernt', other: '# Zitate, nicht gefunden und entfernt' }),
    claims: (claims) => plural(claims, { one: '# Aussage ohne Beleg', other: '# Aussagen ohne Beleg' }),
    sentences: (sentences) =>
      plural(sentences, {
        one: '# Satz, den eine Einschätzung nicht sagen darf',
        other: '# Sätze, die eine Einschätzung nicht sagen darf',
      }),
    repeated: (quotes) =>
      plural(quotes, {
        one: '# Zitat aus einer Stelle, die schon zwei Einschätzungen trägt',
        other: '# Zitate aus Stellen, die schon zwei Einschätzungen tragen',
      }),
  },
  leftOut: (parts) => `Ausgelassen: ${parts.join('; ')}.`,
  relations: (pairs) => `${relations(pairs)} widerspricht das Gelesene keiner.`,
  contradicted: (pairs, names) =>
    `${relations(pairs)} widerspricht das Gelesene ${names.length === 1 ? 'einer' : number(names.length)}: ${names.join('; ')}.`,
  pair: (one, other) => `${one} und ${other}`,
  inLens: (lens, title) => `${lens} – ${title}`,
} satisfies ClosingWords;
