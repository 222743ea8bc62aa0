import { levelOfWords, type SampleGauge } from '../derive/sample-gauge.ts';

type Seen = { frames: number; durationSeconds: number | undefined; words: number };

/**
 * Measures how much there was to see and hear. Speech counts like a text of its length; pictures alone are a first
 * impression.
 */
export function mediaGauge({ frames, durationSeconds, words }: Seen): SampleGauge {
  return {
    words,
    ownVoiceShare: words === 0 ? 0 : 1,
    level: levelOfWords(words),
    seen: { frames, ...(durationSeconds !== undefined && { durationSeconds }) },
  };
}
