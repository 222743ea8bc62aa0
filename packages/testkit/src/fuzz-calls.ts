import type { Route } from '@app/contract/route';
import { createRandom, type Random } from './corpus/random.ts';
import { damage, type HostileRequest, hostileKeys, hostileStrings, hostileValue } from './hostile-input.ts';
import { type SampleCall, wireOf } from './sample-calls.ts';

const MAX_CHANGES = 3;
const DEEPEST = 6;

/** Valid calls with a few fields changed at any depth. The same seed gives the same calls. */
export function createFuzz(seed: number): (route: Route, call: SampleCall) => HostileRequest {
  const random = createRandom(seed);
  return (route, sample) => {
    const call = structuredClone(sample);
    for (let changes = 1 + random.whole(MAX_CHANGES); changes > 0; changes -= 1) changeField(random, call);
    const { url, payload = '' } = wireOf(route, call);
    return {
      address: url,
      body: random.whole(5) === 0 ? damage(random, payload) : payload,
      headers: {
        'content-type': 'application/json',
        prefer: 'respond-async',
        ...(random.whole(4) === 0 && { 'idempotency-key': encodeURIComponent(words(random).toWellFormed()) || 'x' }),
        ...(random.whole(4) === 0 && { accept: 'text/event-stream' }),
      },
    };
  };
}

function changeField(random: Random, { path, query, body }: SampleCall): void {
  const places = [path, query, body].filter((place) => Object.keys(place).length > 0);
  const place = places.length > 0 ? random.pick(places) : body;
  const name = random.pick([...Object.keys(place), random.pick(hostileKeys)]);
  const value = place === body ? hostileValue(random, random.whole(DEEPEST)) : words(random);
  // Defines an own property even when the key is `__proto__`.
  Object.defineProperty(place, name, { value, enumerable: true, configurable: true, writable: true });
}

const words = (random: Random): string => random.pick(hostileStrings);
