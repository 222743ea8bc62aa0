import type { Challenge, Solution } from '@app/contract/proof';

export type ProofTask = { task: Challenge; answer: Solution; note: never };
