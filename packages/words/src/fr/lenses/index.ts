import type { LensWords } from '../../lens-words.ts';
import { bai } from './bai.ts';
import { bdi2 } from './bdi2.ts';
import { bigfive } from './bigfive.ts';
import { darktraits } from './darktraits.ts';
import { disc } from './disc.ts';
import { facets } from './facets.ts';
import { factors } from './factors.ts';
import { gad7 } from './gad7.ts';
import { hamd17 } from './hamd17.ts';
import { hexaco } from './hexaco.ts';
import { hogan } from './hogan.ts';
import { instincts } from './instincts.ts';
import { keirsey } from './keirsey.ts';
import { mbti } from './mbti.ts';
import { mcclelland } from './mcclelland.ts';
import { mcmi } from './mcmi.ts';
import { mmpi } from './mmpi.ts';
import { onet } from './onet.ts';
import { phq9 } from './phq9.ts';
import { pid5 } from './pid5.ts';
import { poles } from './poles.ts';
import { riasec } from './riasec.ts';
import { schwartz10 } from './schwartz10.ts';
import { schwartz19 } from './schwartz19.ts';
import { scid5 } from './scid5.ts';
import { sdt } from './sdt.ts';
import { sections } from './sections.ts';
import { sixteenPf } from './sixteen-pf.ts';
import { socionics } from './socionics.ts';
import { types } from './types.ts';

/** By the key of the lens. */
export const lenses: Readonly<Record<string, LensWords>> = {
  sections,
  mbti,
  bigfive,
  facets,
  types,
  instincts,
  darktraits,
  factors,
  riasec,
  schwartz10,
  schwartz19,
  mcclelland,
  sdt,
  onet,
  hexaco,
  sixteen_pf: sixteenPf,
  keirsey,
  socionics,
  hogan,
  disc,
  mmpi,
  mcmi,
  scid5,
  pid5,
  bdi2,
  hamd17,
  bai,
  gad7,
  phq9,
  poles,
};
