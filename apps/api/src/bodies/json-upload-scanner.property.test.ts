import { AppError } from '@app/core/errors/app-error';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createJsonUploadScanner } from './json-upload-scanner.ts';

const FIELD = 'fileData';
const MAX_BYTES = 400;
const RUNS = 4_000;
const LIMIT_MS = 60_000;

type Taken = { file: Buffer; fields: Record<string, unknown> };

/** The reference result: parses the body in one go. */
function readAtOnce(body: Buffer): Taken | undefined {
  try {
    const text = body.toString();
    const { [FIELD]: url, ...fields } = JSON.parse(text) as Record<string, unknown>;
    const match =
      /^data:[\w.+-]*\/?[\w.+-]*(?:;[\w=.+-]+)*;base64,((?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==|[A-Za-z\d+/]=))?)$/.exec(
        typeof url === 'string' ? url : '',
      );
    const file = Buffer.from(match?.[1] ?? '', 'base64');
    const isOne = topLevelNames(text).filter((name) => name === FIELD).length === 1;
    return isOne && file.length > 0 && file.length <= MAX_BYTES ? { file, fields } : undefined;
  } catch {
    return undefined;
  }
}

/** Every top-level key of a valid object, including duplicates. */
function topLevelNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let before = '';
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gs)) {
    if (depth === 1 && token === ':') names.push(JSON.parse(before) as string);
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    before = token;
  }
  return names;
}

function readInPieces(body: Buffer, cuts: number[]): Taken | undefined {
  const scanner = createJsonUploadScanner(FIELD, MAX_BYTES);
  const places = [0, ...cuts.map((cut) => cut % (body.length + 1)).toSorted((one, other) => one - other), body.length];
  try {
    const pieces = places.slice(1).map((end, index) => scanner.push(Buffer.from(body.subarray(places[index], end))));
    return { fields: scanner.end(), file: Buffer.concat(pieces) };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const space = fc.constantFrom('', '', '', ' ', '\n', '\t \r\n');

/** A JSON string in which any character may be written as an escape. */
const quoted = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.infiniteStream(fc.integer({ min: 0, max: 9 }))).map(([whole, choices]) => {
    const letters = Array.from({ length: whole.length }, (_, index) => whole.charAt(index));
    const spelled = letters.map((letter) => {
      const choice = Number(choices.next().value);
      if (choice === 0) return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
      if (choice === 1) return `\\u${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
      if (choice < 4 && letter === '/') return '\\/';
      return JSON.stringify(letter).slice(1, -1);
    });
    return `"${spelled.join('')}"`;
  });

const goodHeader = fc.constantFrom(
  'data:;base64,',
  'data:text/plain;base64,',
  'data:image/svg+xml;charset=utf-8;base64,',
  'data:a;base64,',
  'data:/;=;base64,',
);
const badHeader = fc.constantFrom('data:text/plain,', 'DATA:;base64,', 'data:;base64', '', 'data:a b;base64,');
const header = fc.oneof({ weight: 9, arbitrary: goodHeader }, badHeader);
const dataUrl = fc
  .tuple(header, fc.uint8Array({ maxLength: MAX_BYTES + 5 }))
  .map(([start, bytes]) => start + Buffer.from(bytes).toString('base64'));

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', '', '__proto__', 'fileDat', 'constructor', 'mediaData') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);
const otherValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value, null, value === null ? 0 : 1)),
  quoted(fc.string({ unit: 'binary', maxLength: 12 })),
  fc.constantFrom(
    `{"${FIELD}":"data:;base64,YQ=="}`,
    `{"a":1,"${FIELD}":"data:;base64,YQ=="}`,
    `["${FIELD}"]`,
    `"${FIELD}"`,
    '"\\\\"',
    '"\\""',
    '{}',
    '[[]]',
  ),
);
const otherField = fc.tuple(quoted(name), otherValue);
const fileField = fc.tuple(quoted(fc.constant(FIELD)), fc.oneof({ weight: 6, arbitrary: quoted(dataUrl) }, otherValue));
const field = fc.tuple(
  fc.oneof({ weight: 19, arbitrary: otherField }, fileField),
  fc.tuple(space, space, space, space),
);

/** Mostly one file among other fields. */
const body = fc
  .tuple(
    fc.array(field, { maxLength: 3 }),
    fc.tuple(fileField, fc.tuple(space, space, space, space)),
    fc.array(field, { maxLength: 2 }),
  )
  .map(([before, file, behind]) => {
    const fields = [...before, file, ...behind].map(
      ([[key, value], [one, two, three, four]]) => one + key + two + ':' + three + value + four,
    );
    return `{${fields.join(',')}}`;
  });

/** Removes characters and inserts some that are special in JSON or base64. */
const damage = fc.record({
  at: fc.nat(),
  length: fc.integer({ min: 0, max: 3 }),
  put: fc.constantFrom(
    '',
    '"',
    '\\',
    '{',
    '}',
    '[',
    ',',
    ':',
    '=',
    '-',
    ' ',
    '\n',
    'A',
    '\\u00',
    'null',
    '\u0000',
    'é',
  ),
});
const damaged = fc.tuple(body, fc.array(damage, { minLength: 1, maxLength: 2 })).map(([text, damages]) =>
  damages.reduce((sound, { at, length, put }) => {
    const place = at % (sound.length + 1);
    return sound.slice(0, place) + put + sound.slice(place + length);
  }, text),
);
const noise = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
const cuts = fc.array(fc.nat(), { maxLength: 40 });

test(
  'a body in chunks is parsed as in one piece',
  () => {
    let taken = 0;
    fc.assert(
      fc.property(body, cuts, (text, places) => {
        const whole = Buffer.from(text);
        const expected = readAtOnce(whole);
        if (expected) taken += 1;

        expect(readInPieces(whole, places)).toEqual(expected);
      }),
      { numRuns: RUNS },
    );

    expect(taken).toBeGreaterThan(RUNS / 4);
  },
  LIMIT_MS,
);

test(
  'a damaged body in chunks gives the same result as in one piece',
  () => {
    let taken = 0;
    fc.assert(
      fc.property(
        fc.oneof({ weight: 9, arbitrary: damaged.map((text) => Buffer.from(text)) }, noise),
        cuts,
        (whole, places) => {
          const expected = readAtOnce(whole);
          if (expected) taken += 1;

          expect(readInPieces(whole, places)).toEqual(expected);
        },
      ),
      { numRuns: RUNS },
    );

    expect(taken).toBeGreaterThan(RUNS / 40);
  },
  LIMIT_MS,
);
