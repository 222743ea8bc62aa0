import type { Dimension, Level, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [letter: string, text: Level, title: string, lookFor: string];

const topics = (rows: Row[]): Dimension[] =>
  rows.map(([letter, text, title, lookFor]) => ({
    key: `module_${letter.toLowerCase()}`,
    title,
    smallPrint: `Module ${letter}`,
    evidenceLevels: evidenceLevels(text, 0, 0),
    lookFor,
  }));

const unseen = (letter: string, title: string, cannot: string): Dimension => ({
  key: `module_${letter.toLowerCase()}`,
  title,
  smallPrint: `Module ${letter}`,
  evidenceLevels: evidenceLevels(0, 0, 0),
  cannot,
});

export const scid5Lens: Lens = {
  key: 'scid5',
  title: 'DSM-5 SCID outline',
  what: 'The topics a trained clinician would ask about in a long interview; listed only when this material raises them.',
  scale: 'mention',
  listing: 'found',
  length: 'sentence',
  rule: 'Say only that a topic is mentioned and what a clinician might ask about it. Never say that anything is met, likely or ruled out; no criteria, no counts.',
  trademark:
    "DSM, DSM-5 and SCID are American Psychiatric Association marks; criteria may not be reproduced 'including electronic applications'. No criteria text, no criterion counts.",
  dimensions: [
    ...topics([
      ['A', 2, 'Mood', 'stretches of unusually low or high mood the writer tells of'],
      ['B', 1, 'Unusual perceptions and beliefs', 'perceptions or convictions the writer says others do not share'],
    ]),
    unseen('C', 'Telling psychotic conditions apart', 'a distinction only a clinician can draw, in conversation'),
    unseen('D', 'Telling mood conditions apart', 'a distinction only a clinician can draw, in conversation'),
    ...topics([
      ['E', 1, 'Alcohol and other substances', 'use, cutting down or trouble around substances that is mentioned'],
      ['F', 2, 'Anxiety', 'fears, sudden alarm, avoidance or constant worry that is mentioned'],
      [
        'G',
        1,
        'Obsessions, rituals and aftermath of bad events',
        'unwanted thoughts, must-do acts or a returning event',
      ],
      [
        'H',
        1,
        'Attention and restlessness',
        'lasting trouble with attention, order or sitting still that is mentioned',
      ],
      ['I', 1, 'Other current concerns', 'eating, sleep, body, tics, temper or gambling concerns that are mentioned'],
      ['J', 1, 'Strain after a life change', 'distress the writer ties to a particular recent event'],
    ]),
  ],
};
