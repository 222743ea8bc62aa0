import type { ReportContext } from '../check/check-report.ts';
import { countWords } from '@app/document/count-words';
import { prepareSource } from '../check/find-quote.ts';
import type { Plan } from '../plan/plan-reading.ts';
import type { HelpOptions } from '../render/help-block.ts';
import { detectCrisisLevel } from '../check/crisis.ts';
import { measureMarkers } from '../derive/markers.ts';
import { levelOfWords } from '../derive/sample-gauge.ts';
import { buildMediaSource } from './media-source.ts';
import { type MediaMaterial, spokenIn } from './plan-media.ts';

/**
 * `seenBy` and `heardBy` are phrases for the report: which model described or transcribed the material, or why none
 * did.
 */
export type MediaOptions = {
  simulated: boolean;
  help?: HelpOptions;
  seenBy?: string;
  heardBy?: string;
  /** The number of pictures given to the model: scanned pages or frames of a clip. */
  frames?: number;
  durationSeconds?: number;
};

/**
 * Opens the report context of a picture or clip, as for a text. `source.text` is what the writing model gets: the lines
 * of the people who are analysed.
 */
export function openMedia(plan: Plan, material: MediaMaterial, options: MediaOptions): ReportContext {
  const { simulated, help, seenBy, heardBy, frames = 1, durationSeconds } = options;
  const { observation } = material;
  const read = new Set(plan.media?.people.map(({ number }) => number));
  const people = observation.people.filter(({ number }) => read.has(number));
  const { text, lines } = buildMediaSource({ ...material, observation: { ...observation, people } }, plan.lang);
  // When nobody is analysed, speech is not counted either.
  const spoken = plan.media?.subject === 'nobody' ? '' : spokenIn(material.transcript);
  const words = countWords(spoken);
  return {
    plan,
    source: { ...prepareSource(text), lines },
    words,
    crisis: detectCrisisLevel(text),
    help,
    simulated,
    shareRead: 1,
    markers: measureMarkers(spoken),
    // Speech counts like a text of its length; pictures alone are a first impression.
    sample: {
      words,
      ownVoiceShare: words === 0 ? 0 : 1,
      level: levelOfWords(words),
      seen: { frames, ...(durationSeconds !== undefined && { durationSeconds }) },
    },
    media: {
      origin: { phrasesLeftOut: observation.dropped, ...(seenBy && { seenBy }), ...(heardBy && { heardBy }) },
    },
  };
}
