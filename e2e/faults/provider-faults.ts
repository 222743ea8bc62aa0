import { faultNames, type FaultName } from '@app/testkit/simulator/faults';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { nextNumber } from './load.ts';
import type { FaultContext } from './fault-context.ts';
import { visit } from './visit.ts';

const providers = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;
/** These faults last until our own timeouts, which are long. */
const hanging: FaultName[] = ['hang-headers', 'hang-first', 'hang-mid'];
const CONCURRENCY = 24;
/**
 * The longest wait until a visitor gets an answer, for any provider fault; compiling a schema causes the longest
 * silence.
 */
const TOLD_WITHIN_MS = 200_000;

type Round = { provider: string; fault: FaultName };

/**
 * Runs every fault of every provider `times` times through the whole product. A single round leaves out the hanging
 * faults.
 */
export async function playProviderFaults({ target, load, times, note, reportViolation }: FaultContext): Promise<void> {
  const rounds = faultNames.flatMap((fault) =>
    providers.flatMap((provider) => Array.from({ length: times }, (): Round => ({ provider, fault }))),
  );
  const isHanging = ({ fault }: Round): boolean => hanging.includes(fault);
  let longestMs = 0;
  const play = async ({ provider, fault }: Round): Promise<void> => {
    const number = nextNumber();
    target.orders.set(`ax${number}`, fault);
    const began = performance.now();
    await visit({ url: target.url, log: load.log, number, plan: 'read', model: provider });
    longestMs = Math.max(longestMs, performance.now() - began);
  };
  const slow = times > 1 ? rounds.filter(isHanging) : [];
  const quick = rounds.filter((round) => !isHanging(round));
  await Promise.all([
    Promise.all(slow.map(play)),
    runWithConcurrency(quick.length, CONCURRENCY, (index) => play(quick[index] as Round)),
  ]);
  note(`${slow.length + quick.length} analyses, the longest took ${Math.round(longestMs / 1_000)} s`);
  if (longestMs > TOLD_WITHIN_MS) reportViolation(`a visitor waited ${Math.round(longestMs)} ms`);
}
