import type { DisclaimerKey, InputKind } from '@app/frameworks/framework';
import type { SampleGauge } from '../derive/sample-gauge.ts';
import type { ReportWords } from './words/words.ts';

type HowTo = {
  kind: InputKind;
  sample: SampleGauge;
  keys: readonly DisclaimerKey[];
  lenses: number;
  /** Of ten people whose material reads like this, on the same side of the middle; only where it is known. */
  sameSideInTen: number | undefined;
  trademarks: string[];
};

/** The one statement of uncertainty, in one paragraph; what it can be used for stands last. */
export function sayHowTo({ howTo, frame }: ReportWords, of: HowTo): string {
  const { kind, sample, keys, lenses, sameSideInTen } = of;
  // A specific note says what the general one says, and more.
  const said = keys.filter(
    (key) =>
      key !== 'GEN' ||
      (keys.every((other) => other === 'GEN' || other === 'VALUES' || other === 'MEDIA') &&
        sameSideInTen === undefined),
  );
  const from = kind === 'text' && sample.words > 0 ? howTo.fromWords(sample.words) : howTo.from[kind];
  return frame.paragraph([
    sample.level === 'very-short' ? howTo.wroteFirst(from) : howTo.wrote(from),
    ...said.map((key) => sayNote(howTo, key, { kind, lenses })),
    ...(sameSideInTen === undefined ? [] : [saySameSide(howTo, sameSideInTen, kind, keys.includes('MANY'))]),
    howTo.lookedUp[kind === 'text' ? 'text' : 'media'],
    ...sayTrademarks(howTo, of),
    sayUse(howTo, keys),
  ]);
}

type Words = ReportWords['howTo'];

function sayNote(
  { general, many, notes }: Words,
  key: DisclaimerKey,
  { kind, lenses }: Pick<HowTo, 'kind' | 'lenses'>,
): string {
  if (key === 'GEN') return general[kind];
  return key === 'MANY' ? many[kind](lenses) : notes[key];
}

function sayUse({ uses }: Words, keys: readonly DisclaimerKey[]): string {
  const special = keys.find((key) => key === 'DARK' || key === 'AFF');
  return uses[special ?? 'any'];
}

/** Where it is said that no instrument was given, nothing more need be said of their names. */
function sayTrademarks({ instruments }: Words, { keys, trademarks }: HowTo): string[] {
  if (keys.includes('CLIN') || keys.includes('AFF')) return [];
  return trademarks.length > 1 ? [instruments] : trademarks;
}

/** Only of the Big Five it is known. */
function saySameSide({ sameSide }: Words, inTen: number, kind: InputKind, isShort: boolean): string {
  const who = sameSide.like[kind];
  if (inTen <= 5) return sameSide.chance(who);
  return isShort ? sameSide.short(inTen, who) : sameSide.long(inTen, 10 - inTen, who);
}
