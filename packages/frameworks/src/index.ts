import type { Framework } from './framework.ts';
import { anxiety } from './list/anxiety.ts';
import { bigFive } from './list/big-five.ts';
import { clinical } from './list/clinical.ts';
import { darkTraits } from './list/dark-traits.ts';
import { enneagram } from './list/enneagram.ts';
import { evo } from './list/evo.ts';
import { general } from './list/general.ts';
import { mbti } from './list/mbti.ts';
import { personalityStructure } from './list/personality-structure.ts';
import { stanfordBinet } from './list/stanford-binet.ts';
import { vocational } from './list/vocational.ts';

/** In the order of the API. */
const list = [
  general,
  mbti,
  bigFive,
  enneagram,
  darkTraits,
  stanfordBinet,
  vocational,
  personalityStructure,
  clinical,
  anxiety,
  evo,
] as const;

export type FrameworkId = (typeof list)[number]['id'];

export const frameworks: readonly (Framework & { id: FrameworkId })[] = list;

export function findFramework(id: string): Framework | undefined {
  return frameworks.find((framework) => framework.id === id);
}
