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
    say: 'The three questions one after the other, in ordinary words: what draws them, what they work for, what they put first when two things they value pull apart, all by what they did and chose; then what in work suits that and what wears them down, beginning with the work they have. Name no test, system or code, and do not judge whether they are fit for a job.',
  },
  cautions: [
    'Read what is wanted and valued, not what someone is good at; never judge employability or fitness for a job.',
    'Keep the lenses apart.',
    'Place the values relative to each other.',
    'Tradition never implies religion; values never imply party politics.',
    'A work document shows what the job asks for; count it only where the writer adds something of their own.',
  ],
  lenses: [riasecLens, schwartz10Lens, schwartz19Lens, mcclellandLens, sdtLens, onetLens],
  disclaimers: ['GEN', 'VALUES'],
  maxOutputTokens: 8_000,
});
