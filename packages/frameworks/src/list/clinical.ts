import { defineFramework } from '../framework.ts';
import { mcmiLens } from '../lenses/mcmi.ts';
import { mmpiLens } from '../lenses/mmpi.ts';
import { pid5Lens } from '../lenses/pid5.ts';
import { scid5Lens } from '../lenses/scid5.ts';

export const clinical = defineFramework({
  id: 'clinical',
  version: 1,
  label: 'Clinical / Psychopathology',
  short: 'Clinical',
  failed: 'clinical/psychopathology',
  title: 'Clinical / Psychopathology Themes',
  sidebar: { row: 2, icon: 'Stethoscope' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'What does this say about how I am doing? I would like to understand it.',
    say: 'What they tell of their state and what may lie behind it in ordinary words; what stands well; what a professional would want to know. If they are plainly well, say what in their words shows it and look at what weighs on them all the same.',
  },
  cautions: [
    'Write "the text mentions" and "a clinician might ask about"; never "has", "suffers from", "shows signs of" or "is consistent with" a condition.',
    'Give no disorder name as a conclusion, no T-score, base rate, percentile, cut-off or count, and no severity word.',
    'Rate strength by how plainly the writer states a theme: "stated" only when they say it outright.',
    'One strong passage about one day is one mention; say when a theme stands only once.',
    'Suicide and self-harm are never rated, quoted or interpreted here; never write that someone is or is not at risk.',
    'If the material is fiction, say first that the reading is about a character.',
  ],
  lenses: [mmpiLens, mcmiLens, scid5Lens, pid5Lens],
  ratesWordsOnly: true,
  disclaimers: ['GEN', 'CLIN'],
  maxOutputTokens: 9_000,
});
