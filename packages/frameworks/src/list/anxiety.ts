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
  role: 'You note which areas of mood and worry the material mentions and how often, and you score and assess nobody.',
  cautions: [
    'For each area say only whether the writer denies it, does not mention it, mentions it, mentions it often or mentions it daily, or whether a passage comes near it or points the other way without saying so, with a quote; ranges are computed from these labels.',
    'Use "often" and "daily" only when the writer\'s own words say so; how strongly a thing is put is not how often it happens.',
    'What is not mentioned stays open: never fill it in, and never take silence for health.',
    'Count only what the writer says of themselves, not of others, characters or quoted speech.',
    'Give no points, total, band, severity word, diagnosis or disorder name, and no advice on treatment or medication.',
    'Undated writing cannot show the one or two weeks these scales ask about: say so once.',
    'Suicide, self-harm and intimacy are never labelled, quoted or interpreted here; never write that someone is or is not at risk.',
    'Where distress is told, write kindly and point to talking with a doctor or someone trusted.',
    'From a picture or a silent clip write what is visible without naming inner feelings, leave every area unrated and say why.',
  ],
  lenses: [bdi2Lens, hamd17Lens, baiLens, gad7Lens, phq9Lens],
  ratesWordsOnly: true,
  hasSynthesis: true,
  isReviewedBeforeShown: true,
  disclaimers: ['GEN', 'AFF'],
  maxOutputTokens: 7_000,
});
