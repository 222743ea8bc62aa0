import { faultNames, type FaultName } from '@app/testkit/simulator/faults';
import { nextNumber } from './load.ts';
import type { Scene } from './scene.ts';
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
export async function playProviderFaults({ world, load, times, note, reportViolation }: Scene): Promise<void> {
  const rounds = faultNames.flatMap((fault) =>
    providers.flatMap((provider) => Array.from({ length: times }, (): Round => ({ provider, fault }))),
  );
  const isHanging = ({ fault }: Round): boolean => hanging.includes(fault);
  let longestMs = 0;
  const play = async ({ provider, fault }: Round): Promise<void> => {
    const number = nextNumber();
    world.orders.set(`ax${number}`, fault);
    const began = performance.now();
    await visit({ url: world.url, log: load.log, number, plan: 'read', model: provider });
    longestMs = Math.max(longestMs, performance.now() - began);
  };
  const inParallel = async (some: Round[], concurrency: number): Promise<void> => {
    const left = [...some];
    const runner = async (): Promise<void> => {
      for (let round = left.pop(); round; round = left.pop()) await play(round);
    };
    await Promise.all(Array.from({ length: concurrency }, runner));
  };

  const slow = times > 1 ? rounds.filter(isHanging) : [];
  const quick = rounds.filter((round) => !isHanging(round));
  await Promise.all([inParallel(slow, slow.length), inParallel(quick, CONCURRENCY)]);
  note(`${slow.length + quick.length} analyses, the longest took ${Math.round(longestMs / 1_000)} s`);
  if (longestMs > TOLD_WITHIN_MS) reportViolation(`a visitor waited ${Math.round(longestMs)} ms`);
}
