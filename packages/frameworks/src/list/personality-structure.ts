import { defineFramework } from '../framework.ts';
import { bigFiveLens } from '../lenses/big-five.ts';
import { discLens } from '../lenses/disc.ts';
import { hexacoLens } from '../lenses/hexaco.ts';
import { hoganLens } from '../lenses/hogan.ts';
import { keirseyLens } from '../lenses/keirsey.ts';
import { mbtiLens } from '../lenses/mbti.ts';
import { sixteenPfLens } from '../lenses/sixteen-pf.ts';
import { socionicsLens } from '../lenses/socionics.ts';

export const personalityStructure = defineFramework({
  id: 'personality-structure',
  version: 1,
  label: 'Consolidated Personality Structure',
  short: 'Personality Structure',
  failed: 'consolidated personality structure',
  title: 'Consolidated Personality Structure',
  sidebar: { row: 1, icon: 'Layers' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'Give me a full picture of my personality structure: what I am like at my core, how I deal with people, how I work and hold up under pressure, what I value, where my blind spots are.',
    say: 'These five parts, one after the other. The results of eight systems stand behind your letter: name no system, type, trait or level.',
  },
  cautions: [
    'Read each model afresh from the material; do not carry a position over from another model to make them agree.',
    'Choose no temperament, no socionics type, no global factor and no four-letter code: these are computed.',
    'Use different passages for neighbouring models where the material allows it, and do not repeat a sentence from one in another.',
    'Where two models pull apart, keep both readings; agreements and contradictions are pointed out afterwards.',
    'Describe work habits under stress as "under pressure may", never as pathology and never for selecting anyone for a job.',
    'Give no official metric: no sten, percentile, risk level or test score.',
  ],
  lenses: [
    { ...bigFiveLens, length: 'sentences' },
    hexacoLens,
    sixteenPfLens,
    { ...mbtiLens, length: 'sentences' },
    keirseyLens,
    socionicsLens,
    hoganLens,
    discLens,
  ],
  disclaimers: ['GEN', 'MANY'],
  maxOutputTokens: 12_000,
});
