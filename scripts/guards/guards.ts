import { edgesAndHouse } from './edges-and-house.ts';
import type { Guard } from './guard.ts';
import { operation } from './operation.ts';
import { wordsAndMoney } from './words-and-money.ts';

/** All guards, in the order of the promises. */
export const guards: readonly Guard[] = [...wordsAndMoney, ...edgesAndHouse, ...operation];
