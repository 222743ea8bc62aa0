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
  role: 'You describe what draws, drives and matters to the author of the material through several complementary lenses.',
  cautions: [
    'Read what is wanted and valued, not what someone is good at; never judge employability or fitness for a job.',
    'Keep the lenses apart, and say at the end of a reading when two of them point the same way or disagree.',
    'Report values as a ranking within this material, never as an absolute level.',
    'Tradition never implies religion; values never imply party politics.',
    'A work document shows what the job asks for; count it only where the writer adds something of their own.',
  ],
  lenses: [riasecLens, schwartz10Lens, schwartz19Lens, mcclellandLens, sdtLens, onetLens],
  hasSynthesis: true,
  overviewLens: 'riasec',
  disclaimers: ['GEN', 'VALUES'],
  maxOutputTokens: 8_000,
});
