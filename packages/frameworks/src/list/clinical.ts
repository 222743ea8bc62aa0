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
  role: "You list themes the material itself mentions, in the order a clinician's framework would, and you assess nobody.",
  cautions: [
    'Write "the text mentions" and "a clinician might ask about"; never "has", "suffers from", "shows signs of" or "is consistent with" a condition.',
    'Give no disorder name as a conclusion, no T-score, base rate, percentile, cut-off or count, and no severity word.',
    'Rate strength by how plainly the writer states a theme: 4 only when they say it outright, 0 when it is not there.',
    'One strong passage about one day is one mention; say when a theme stands only once.',
    'Suicide and self-harm are never rated, quoted or interpreted here; never write that someone is or is not at risk.',
    'Give no advice on treatment or medication; where distress is told, write kindly and point to talking with a professional.',
    'If the material is fiction, say first that the reading is about a character.',
    'From a picture or a silent clip write what is visibly presented, ordered by the areas of each outline, leave every scale unrated with the reason, and say what material would answer it.',
  ],
  lenses: [mmpiLens, mcmiLens, scid5Lens, pid5Lens],
  ratesWordsOnly: true,
  hasSynthesis: true,
  isReviewedBeforeShown: true,
  disclaimers: ['GEN', 'CLIN'],
  maxOutputTokens: 9_000,
});
