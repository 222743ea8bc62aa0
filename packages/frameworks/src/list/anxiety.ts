import { defineFramework } from '../framework.ts';
import { baiLens } from '../lenses/bai.ts';
import { bdi2Lens } from '../lenses/bdi2.ts';
import { gad7Lens } from '../lenses/gad7.ts';
import { hamd17Lens } from '../lenses/hamd17.ts';
import { phq9Lens } from '../lenses/phq9.ts';

export const anxiety = defineFramework({
  id: 'anxiety',
  version: 2,
  label: 'Anxiety / Affective',
  short: 'Anxiety',
  failed: 'anxiety/affective',
  title: 'Anxiety / Affective Themes',
  sidebar: { row: 3, icon: 'HeartPulse' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'How am I doing? Is this anxiety, or low mood?',
    say: 'What they tell of worry, mood, sleep, energy and body, how often and since when; what stands well; what cannot be known from it. If they are plainly well, say what in their words shows it.',
  },
  cautions: [
    'For each area say only what the writer says of it about themselves, by the levels below, with a quote; ranges are computed from them.',
    'Use "often" and "daily" only when the writer\'s own words say so; how strongly a thing is put is not how often it happens.',
    'What is not mentioned stays open: never fill it in, and never take silence for health.',
    'Count only what the writer says of themselves, not of others, characters or quoted speech.',
    'Give no points, total, band, severity word, diagnosis or disorder name, and no advice on treatment or medication.',
    'Suicide, self-harm and intimacy are never labelled, quoted or interpreted here; never write that someone is or is not at risk.',
  ],
  lenses: [bdi2Lens, hamd17Lens, baiLens, gad7Lens, phq9Lens],
  ratesWordsOnly: true,
  disclaimers: ['GEN', 'AFF'],
  maxOutputTokens: 7_000,
});
