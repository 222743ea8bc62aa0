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
  'sessionId',
  'content',
  'textContent',
  'selectedModel',
  'title',
  'message',
  'analysisId',
  '',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'length',
  '\u0000',
  'a'.repeat(200),
];
export const hostileNumbers = [0, -0, -1, 1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

export type HostileRequest = { address: string; body: string; headers: Record<string, string> };

/** Malformed, invalid and nearly valid requests. The same seed gives the same requests. */
export function createHostileInput(seed: number): (path: string) => HostileRequest {
  const random = createRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;

  const value = (depth: number): unknown => {
    const kind = random();
    if (depth === 0 || kind < 0.45) return pick(hostileStrings);
    if (kind < 0.55) return pick(hostileNumbers);
    if (kind < 0.62) return pick([null, true, false]);
    if (kind < 0.75) return Array.from({ length: Math.floor(random() * 6) }, () => value(depth - 1));
    return record(depth - 1);
  };
  // `fromEntries` keeps `__proto__` as an own key.
  const record = (depth: number): object =>
    Object.fromEntries(Array.from({ length: Math.floor(random() * 6) }, () => [pick(hostileKeys), value(depth)]));

  const nearlyRight = (): object => ({
    sessionId: 'a-label-of-no-one',
    content: 'Some words.',
    selectedModel: 'openai',
    ...record(2),
  });

  const damage = (body: string): string => {
    const at = Math.floor(random() * body.length);
    const damages = [
      body.slice(0, at),
      body.slice(0, at) + pick(hostileStrings) + body.slice(at),
      body + body,
      body.replaceAll('"', "'"),
    ];
    return pick(damages);
  };

  const anyText = (): string => encodeURIComponent(pick(hostileStrings).toWellFormed());

  return (path) => {
    const whole = JSON.stringify(random() < 0.5 ? nearlyRight() : value(4));
    return {
      address: `${path.replaceAll(/:\w+/g, anyText)}?sessionId=${anyText()}&${anyText()}=${anyText()}`,
      body: random() < 0.4 ? damage(whole) : whole,
      headers: {
        'content-type':
          random() < 0.9
            ? 'application/json'
            : pick(['text/plain', 'application/json; charset=utf-16', 'x', 'multipart/form-data']),
        // These tests do not wait for a model's answer.
        prefer: 'respond-async',
        ...(random() < 0.3 && { 'idempotency-key': anyText() || 'x' }),
        ...(random() < 0.3 && { 'last-event-id': anyText() }),
        ...(random() < 0.3 && { cookie: `visitor=${anyText()}; ${anyText()}` }),
      },
    };
  };
}

/** Mulberry32: small, with the same sequence on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
