import { createRandom, type Random } from './corpus/random.ts';

/** Values known to have broken parsers, databases and log files. */
export const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\uFFFE',
  '\u202E',
  '\u{1F600}'.repeat(40),
  '%s%n',
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '\r\nx-injected: 1',
  'NaN',
  '1e999',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'abcdefgh',
  'openai',
  'null',
  '01990000-0000-7000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(400),
  '\\',
  '"',
  '\u2028',
];
export const hostileKeys = [
  ...'sessionId content textContent selectedModel title message analysisId'.split(' '),
  ...'__proto__ constructor prototype toString then length'.split(' '),
  '',
  '\u0000',
  'a'.repeat(200),
];
const hostileNumbers = [0, -0, -1, 1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

export type HostileRequest = { address: string; body: string; headers: Record<string, string> };

/** Malformed, invalid and nearly valid requests. The same seed gives the same requests. */
export function createHostileInput(seed: number): (path: string) => HostileRequest {
  const random = createRandom(seed);
  const { pick, whole } = random;
  const inOneOf = (count: number): boolean => whole(count) === 0;

  const nearlyRight = (): object => ({
    sessionId: 'a-label-of-no-one',
    content: 'Some words.',
    selectedModel: 'openai',
    ...hostileRecord(random, 2),
  });

  const anyText = (): string => encodeURIComponent(pick(hostileStrings).toWellFormed());

  return (path) => {
    const body = JSON.stringify(inOneOf(2) ? nearlyRight() : hostileValue(random, 4));
    return {
      address: `${path.replaceAll(/:\w+/g, anyText)}?sessionId=${anyText()}&${anyText()}=${anyText()}`,
      body: inOneOf(3) ? damage(random, body) : body,
      headers: {
        'content-type': inOneOf(10)
          ? pick(['text/plain', 'application/json; charset=utf-16', 'x', 'multipart/form-data'])
          : 'application/json',
        // These tests do not wait for a model's answer.
        prefer: 'respond-async',
        ...(inOneOf(3) && { 'idempotency-key': anyText() || 'x' }),
        ...(inOneOf(3) && { 'last-event-id': anyText() }),
        ...(inOneOf(3) && { cookie: `visitor=${anyText()}; ${anyText()}` }),
      },
    };
  };
}

/** A body that is cut, spliced, repeated, quoted wrongly or given keys of the prototype. */
export function damage(random: Random, body: string): string {
  const at = random.whole(body.length + 1);
  const words = random.pick(hostileStrings);
  return random.pick([
    body.slice(0, at),
    body.slice(0, at) + words + body.slice(at),
    body.slice(0, at) + body.slice(at + 1 + random.whole(8)),
    body + body,
    `[${body}]`,
    body.replaceAll('"', "'"),
    body.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},'),
  ]);
}

/** Any JSON value, nested at most `depth` deep. */
export function hostileValue(random: Random, depth: number): unknown {
  const kind = random.whole(10);
  if (depth === 0 || kind < 4) return random.pick(hostileStrings);
  if (kind === 4) return random.pick(hostileNumbers);
  if (kind === 5) return random.pick([null, true, false]);
  if (kind === 6) return Array.from({ length: random.whole(6) }, () => hostileValue(random, depth - 1));
  return hostileRecord(random, depth - 1);
}

/** `fromEntries` keeps `__proto__` as an own key. */
function hostileRecord(random: Random, depth: number): object {
  const fields = Array.from({ length: random.whole(6) }, () => {
    const [key, value] = [random.pick(hostileKeys), hostileValue(random, depth)];
    return [key, key === 'constructor' ? { prototype: value } : value] as const;
  });
  return Object.fromEntries(fields);
}
