// A process that sends the requests of honest visitors or of one attack for some seconds and prints their outcomes.
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { setTimeout as delay } from 'node:timers/promises';
import { attackerAddresses } from './addresses.ts';
import { attacks } from './attacks.ts';
import type { LoadOptions, Reports } from './load-process.ts';
import { visitHonestly } from './honest.ts';

/** The pause of an attacker after a refusal. */
const AGAIN_MS = 100;

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const over = AbortSignal.timeout(options.seconds * 1_000);
const report = options.type === 'honest' ? await visitHonestly(options, over) : await attack(options);
process.stdout.write(JSON.stringify(report));
process.exit(0);

/** Keeps `concurrency` requests in flight at any time, each from the next address. */
async function attack({
  id,
  senders,
  networks,
  concurrency,
  url,
}: Extract<LoadOptions, { type: 'attack' }>): Promise<Reports['attack']> {
  const row = attacks.findIndex((one) => one.id === id);
  const request = await attacks[row]?.prepare();
  if (!request) throw new Error(`no attack ${id}`);
  const addresses = attackerAddresses(senders, row + 1, networks);
  const outcomes: Reports['attack'] = {};
  let next = 0;
  await runWithConcurrency(concurrency, concurrency, async () => {
    while (!over.aborted) {
      const from = addresses[next++ % addresses.length] ?? '';
      const outcome = await request(url, from, over).catch(() => (over.aborted ? 'held' : 'cut'));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome !== '202' && outcome !== '200') await delay(AGAIN_MS, undefined, { signal: over }).catch(() => {});
    }
  });
  return outcomes;
}
