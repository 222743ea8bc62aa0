import { expect, test } from 'vitest';
import { createRedactor, createSecretFilter, secretsOf } from './redact.ts';

/** In two parts, so that no search for secrets takes it for one. */
const KEY = ['sk-pro', 'j-Ab3dEf6hIj9kLm2nOp5qRs8tUv1w'].join('');
const GATEWAY_KEY = 'gw~7Hq2xLz9Wm4Tn6Bv1Kc8';
const removeSecrets = createSecretFilter([KEY, GATEWAY_KEY, 'sk-1234']);
const redacted = (body: string): string => createRedactor(removeSecrets, true)(body);
/** Eight letters in a row would help somebody who looks for the key. */
const tellsOf = (text: string, secret: string): boolean =>
  Array.from(secret.slice(7), (_, at) => secret.slice(at, at + 8)).some((part) =>
    text.toLowerCase().includes(part.toLowerCase()),
  );

test.for([
  ['plain', GATEWAY_KEY],
  ['cut', `${GATEWAY_KEY.slice(0, 18)}...`],
  ['in capitals', GATEWAY_KEY.toUpperCase()],
  ['in an address', encodeURIComponent(GATEWAY_KEY)],
  ['wrapped', `${GATEWAY_KEY.slice(0, 9)}\\n  ${GATEWAY_KEY.slice(9)}`],
  ['split into two strings', `${GATEWAY_KEY.slice(0, 9)}" + "${GATEWAY_KEY.slice(9)}`],
])('a key of any shape is removed from an answer: %s', ([, spelling]) => {
  expect(tellsOf(createRedactor(removeSecrets, false)(`{"a":"${spelling} is wrong"}`), GATEWAY_KEY)).toBe(false);
});

test.for([
  ['base64', Buffer.from(KEY).toString('base64')],
  ['basic authorization', Buffer.from(`user:${KEY}`).toString('base64')],
  ['hex', Buffer.from(KEY).toString('hex')],
  ['percent signs', Array.from(KEY, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')],
  ['escapes', Array.from(KEY, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join('')],
])('an encoded key is removed from an answer: %s', ([, spelling]) => {
  const redacted = removeSecrets(`{"a":"${spelling}"}`);

  expect(redacted).toContain('[removed]');
  expect(redacted.length).toBeLessThan(40);
  expect(() => JSON.parse(redacted) as unknown).not.toThrow();
});

test('a short key is removed whole, and a masked key with its visible characters', () => {
  expect(redacted('{"error":"bad key sk-1234"}')).toBe('{"error":"bad key [removed]"}');
  expect(redacted('{"error":"Incorrect API key provided: sk-oth3r**********wxyz."}')).not.toMatch(/oth3r|wxyz/);
});

test.for([
  ['{"error":{"headers":{"Authorization":"Bearer abcdef123456"}}}', 'abcdef123456'],
  [String.raw`{"error":"sent {\"x-api-key\": \"hunter2hunter2\"}"}`, 'hunter2hunter2'],
  ['GET https://gateway.example/v1?key=hunter2-hunter2&alt=sse failed', 'hunter2-hunter2'],
  ['Rate limit reached in organization org-Ab12Cd34Ef56 on tokens per min', 'Ab12Cd34Ef56'],
  ['{"type":"error","request_id":"req_011CSab12Cd34"}', '011CSab12Cd34'],
  ['Project proj_9x8y7z6w and account 123456789012 have no access', '9x8y7z6w'],
  ['account 123456789012 is closed', '123456789012'],
  ['{"error":"trace 0199c0de-0000-7000-8000-000000000001"}', '0199c0de'],
  ['ask billing.person@company.example', 'billing.person'],
])('an error answer is kept without the name of the account: %s', ([body = '', secret = '']) => {
  expect(redacted(body)).not.toContain(secret);
});

test('an error inside a stream is redacted, and the words of a model and of an error stay', () => {
  const redact = createRedactor(removeSecrets, false);
  const words = 'data: {"delta":"The bearer understands; organization 2024: key=honesty, call_centres99"}\n';

  expect(redact(words)).toBe(words);
  expect(redact('data: {"error":{"message":"Bearer abcdef123456 is wrong"}}\n')).toContain('Bearer [removed] is wrong');
  expect(
    redacted('{"error":{"message":"The model claude-sonnet-5-5-20261001 does not exist","code":"model_not_found"}}'),
  ).toBe('{"error":{"message":"The model claude-sonnet-5-5-20261001 does not exist","code":"model_not_found"}}');
});

test('each id in an answer becomes one number wherever it occurs, and the words stay', () => {
  const redact = createRedactor((text) => text, false);

  expect(redact('{"id":"resp_68f0aa11bb22"}{"item_id":"msg_0c9d8e7f6a5b"}\n')).toBe(
    '{"id":"resp_1"}{"item_id":"msg_2"}\n',
  );
  expect(redact('{"id":"resp_68f0aa11bb22"}{"delta":"call_centres99, item-by-item"}')).toBe(
    '{"id":"resp_1"}{"delta":"call_centres99, item-by-item"}',
  );
});

test('secrets are found in settings by name, and in URLs', () => {
  expect(
    secretsOf({
      OPENAI_API_KEY: KEY,
      SERVER_KEYS: 'first-key-1,second-key-2',
      OPENAI_ORG_ID: 'org-Ab12Cd34',
      DATABASE_URL: ['postgres://me:pass%40word', 'host/db'].join('@'),
      HOME: '/home/somebody',
      SHORT_KEY: 'abc',
    }),
  ).toEqual([KEY, 'first-key-1', 'second-key-2', 'org-Ab12Cd34', 'pass@word']);
});
