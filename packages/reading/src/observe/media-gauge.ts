import type { MediaKind } from '@app/frameworks/framework';
import { levelOfWords, type SampleGauge } from '../derive/sample-gauge.ts';
import { clock } from './media-source.ts';

type Seen = { kind: MediaKind; frames: number; durationSeconds: number | undefined; words: number };

/** How much there was to see and hear. Speech counts as a text of its length; pictures alone are a first impression. */
export function mediaGauge({ kind, frames, durationSeconds, words }: Seen): SampleGauge {
  const { level, advice } = levelOfWords(words);
  return {
    words,
    ownVoiceShare: words === 0 ? 0 : 1,
    level,
    sentence: `${amountOf({ kind, frames, durationSeconds, words })}: ${words === 0 ? 'read this as a first impression only' : `${level}; ${advice}`}.`,
  };
}

function amountOf({ kind, frames, durationSeconds, words }: Seen): string {
  if (kind === 'image') return frames === 1 ? 'One picture' : `${frames} pictures`;
  const over = durationSeconds === undefined ? '' : ` over ${clock(durationSeconds)}`;
  const spoken =
    words === 0 ? 'no spoken words' : `${words.toLocaleString('en')} spoken ${words === 1 ? 'word' : 'words'}`;
  return `${frames} ${frames === 1 ? 'frame' : 'frames'}${over} and ${spoken}`;
}
