import { requestGuards } from './requests-and-retention.ts';
import { type Guard, readGuard } from './guard.ts';
import { operationGuards } from './operation.ts';
import { quietGuards } from './once-unnoticed.ts';
import { dataGuards } from './data-and-spend.ts';

/** All guards, in the order of the promises. */
export const guards: readonly Guard[] = [...dataGuards, ...requestGuards, ...operationGuards, ...quietGuards].map(
  readGuard,
);
