import { defineFramework } from '../framework.ts';
import { mcclellandLens } from '../lenses/mcclelland.ts';
import { onetLens } from '../lenses/onet.ts';
import { riasecLens } from '../lenses/riasec.ts';
import { schwartz10Lens, schwartz19Lens } from '../lenses/schwartz.ts';
import { sdtLens } from '../lenses/sdt.ts';

export const vocational = defineFramework({
  id: 'vocational',
  version: 1,
  label: 'Motivational / Vocational / Values',
  short: 'Motivational',
  failed: 'Vocational/Motivation/Values',
  title: 'Motivation, Vocation and Values',
  sidebar: { row: 9, icon: 'Flame' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'What drives me? What do I value, and what should I look for in my work?',
    say: 'Their interests, what they work for and what they value, each by what they tell; what to look for and what to keep away from follow from that. No judgement on whether they are fit for a job.',
  },
  cautions: [
    'Read what is wanted and valued, not what someone is good at; never judge employability or fitness for a job.',
    'Keep the lenses apart, and say at the end of a reading when two of them point the same way or disagree.',
    'Place the values relative to each other.',
    'Tradition never implies religion; values never imply party politics.',
    'A work document shows what the job asks for; count it only where the writer adds something of their own.',
  ],
  lenses: [riasecLens, schwartz10Lens, schwartz19Lens, mcclellandLens, sdtLens, onetLens],
  hasSynthesis: true,
  // Six systems by name are no answer to open with.
  overviewLens: '',
  disclaimers: ['GEN', 'VALUES'],
  maxOutputTokens: 8_000,
});
