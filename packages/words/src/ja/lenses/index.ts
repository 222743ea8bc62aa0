import type { LensWords } from '../../lens-words.ts';
import { anxiety } from './anxiety.ts';
import { bigFive } from './big-five.ts';
import { clinical } from './clinical.ts';
import { darkTraits } from './dark-traits.ts';
import { enneagram } from './enneagram.ts';
import { evo } from './evo.ts';
import { general } from './general.ts';
import { mbti } from './mbti.ts';
import { personalityStructure } from './personality-structure.ts';
import { stanfordBinet } from './stanford-binet.ts';
import { vocational } from './vocational.ts';

/** By the key of the lens. */
export const lenses: Readonly<Record<string, LensWords>> = {
  ...general,
  ...mbti,
  ...bigFive,
  ...enneagram,
  ...darkTraits,
  ...stanfordBinet,
  ...vocational,
  ...personalityStructure,
  ...clinical,
  ...anxiety,
  ...evo,
};
