import { modelNumber, type ProviderId } from '@app/contract/models';
import type { Lang } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';

export type TranscriptOutcome = 'noSound' | 'notHeard' | 'nothingSaid' | { by: ProviderId };

type Models = {
  chosen: ProviderId;
  seenBy: ProviderId;
  /** A second opinion reads the description made for the first report. */
  isShared?: boolean;
  heard: TranscriptOutcome | undefined;
};

/**
 * The sentences of a report that name the models which saw the file and heard its sound. The vision provider is always
 * named, because another company may have received the image.
 */
export function attributionOf(
  lang: Lang,
  { chosen, seenBy, isShared, heard }: Models,
): { seenBy: string; heardBy?: string } {
  const { media: says, file } = reportWordsOf(lang).report;
  const nameOf = (model: ProviderId): string => file.numberedModel(modelNumber(model));
  const saySeen = (): string => {
    if (isShared) return says.seenShared(nameOf(seenBy));
    return seenBy === chosen ? says.seenBy(nameOf(seenBy)) : says.seenInstead(nameOf(seenBy), nameOf(chosen));
  };
  return {
    seenBy: saySeen(),
    ...(heard && { heardBy: typeof heard === 'string' ? says[heard] : says.heardBy(nameOf(heard.by)) }),
  };
}
