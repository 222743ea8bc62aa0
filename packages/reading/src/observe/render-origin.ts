import type { Report } from '../report.ts';

/** Who looked, who listened, and what was left out of what they gave. Nothing for a text. */
export function renderOrigin({ media, markers }: Report): string[] {
  if (!media) return [];
  const { seenBy, heardBy, phrasesLeftOut, people, others, minors } = media;
  const isSpeechShared = Boolean(markers.values.words) && people.length + others + minors > 1;
  return [
    ...(seenBy ? [`**Seen by:** ${withStop(seenBy)}`] : []),
    ...(heardBy ? [`**Heard by:** ${withStop(heardBy)}`] : []),
    ...(isSpeechShared ? ['**Speech:** who of those in view said what was not established.'] : []),
    ...(phrasesLeftOut > 0
      ? [
          `**Left out:** ${phrasesLeftOut} ${phrasesLeftOut === 1 ? 'phrase' : 'phrases'} of the description that went beyond what people chose or did.`,
        ]
      : []),
  ];
}

const withStop = (label: string): string => `${label.replace(/[.\s]+$/, '')}.`;
