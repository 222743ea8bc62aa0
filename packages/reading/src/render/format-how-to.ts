import type { DisclaimerKey, InputKind } from '@app/frameworks/framework';
import type { SampleGauge } from '../derive/sample-gauge.ts';
import type { RenderWords } from './words/words.ts';

type HowTo = {
  kind: InputKind;
  sample: SampleGauge;
  keys: readonly DisclaimerKey[];
  lenses: number;
  /** How many of ten people with such material are on the same side of the middle; undefined if not published. */
  sameSideInTen: number | undefined;
  trademarks: string[];
};

/** The statement of uncertainty in one paragraph, ending with what the report can be used for. */
export function formatHowTo({ howTo, frame }: RenderWords, of: HowTo): string {
  const { kind, sample, keys, lenses, sameSideInTen } = of;
  // A specific note covers the general one.
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

type Words = RenderWords['howTo'];

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

/** The CLIN and AFF notes already state that no instrument was given, so trademarks need no further note. */
function sayTrademarks({ instruments }: Words, { keys, trademarks }: HowTo): string[] {
  if (keys.includes('CLIN') || keys.includes('AFF')) return [];
  return trademarks.length > 1 ? [instruments] : trademarks;
}

/** The figure is known only for the Big Five. */
function saySameSide({ sameSide }: Words, inTen: number, kind: InputKind, isShort: boolean): string {
  const who = sameSide.like[kind];
  if (inTen <= 5) return sameSide.chance(who);
  return isShort ? sameSide.short(inTen, who) : sameSide.long(inTen, 10 - inTen, who);
}
