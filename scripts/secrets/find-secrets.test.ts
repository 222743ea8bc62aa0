import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { findOtherSecrets, findOurSecrets } from './find-secrets.ts';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const LETTERS = CAPITALS + CAPITALS.toLowerCase() + DIGITS;
const WORD = `${LETTERS}_-`;

const random = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Generated in every run, so that none of them is ever in a file. */
const keys: [kind: string, what: string, make: () => string][] = [
  ['old OpenAI', 'OpenAI or DeepSeek key', () => `sk-${random(LETTERS, 20)}T3BlbkFJ${random(LETTERS, 20)}`],
  ['OpenAI project', 'OpenAI key', () => `sk-proj-${random(WORD, 74)}T3BlbkFJ${random(WORD, 74)}`],
  ['unmarked OpenAI project', 'OpenAI key', () => `sk-proj-${random(LETTERS, 48)}`],
  ['OpenAI service account', 'OpenAI key', () => `sk-svcacct-${random(WORD, 74)}T3BlbkFJ${random(WORD, 74)}`],
  ['Anthropic', 'Anthropic key', () => `sk-ant-api03-${random(WORD, 93)}AA`],
  ['DeepSeek', 'OpenAI or DeepSeek key', () => `sk-${randomBytes(16).toString('hex')}`],
  ['Perplexity', 'Perplexity key', () => `pplx-${random(LETTERS, 48)}`],
  ['SendGrid', 'SendGrid key', () => `SG.${random(WORD, 22)}.${random(WORD, 43)}`],
  ['AWS key id', 'AWS key id', () => `AKIA${random(CAPITALS + DIGITS, 16)}`],
  ['AWS session key id', 'AWS key id', () => `ASIA${random(CAPITALS + DIGITS, 16)}`],
  ['AWS secret', 'AWS secret key', () => `AWS_SECRET_ACCESS_KEY=${random(`${LETTERS}/+`, 40)}`],
  ['S3 secret', 'AWS secret key', () => `secretAccessKey: '${random(`${LETTERS}/+`, 40)}'`],
  ['server', 'server key', () => `SERVER_KEYS=${randomBytes(32).toString('base64')}`],
  ['quoted server', 'server key', () => `"SERVER_KEYS": "${randomBytes(32).toString('base64url')}"`],
  ['manifest server', 'server key', () => `- name: SERVER_KEYS\n  value: ${randomBytes(32).toString('base64')}`],
  ['second server', 'server key', () => `SERVER_KEYS=new,${randomBytes(32).toString('base64')}`],
];

/** Contexts in which keys are left behind. */
const places: ((key: string) => string)[] = [
  (key) => key,
  (key) => `KEY=${key}\n`,
  (key) => `const key = '${key}';`,
  (key) => `{"key":"${key}"}`,
  (key) => String.raw`"first\n${key}\nlast"`,
  (key) => `Authorization: Bearer ${key}, again`,
];

test.for(keys)('each of 50 random keys is found: %s', ([, what, make]) => {
  const texts = Array.from({ length: 50 }, (_, index) => places[index % places.length]?.(make()) ?? '');

  const missed = texts.filter((text) => !findOurSecrets(text).some((finding) => finding.what === what));

  expect(missed).toEqual([]);
});

test.for([
  'sk-...',
  'sk-ant-your-key-here',
  'OPENAI_API_KEY=',
  'task-force-of-all-people-who-disk-jockey',
  'a risk-proj-plan',
  'SERVER_KEYS=',
  'SERVER_KEYS: randomBytes(32).toString(encoding)',
  `SERVER_KEYS: process.env.SERVER_KEYS || Buffer.alloc(32, 'development only').toString('base64')`,
  'S3_SECRET_ACCESS_KEY=\nS3_PREFIX=',
  'secretAccessKey: config.S3_SECRET_ACCESS_KEY',
  `integrity: sha512-${'A'.repeat(86)}==`,
])('%s is no key', (text) => {
  expect(findOurSecrets(text)).toEqual([]);
});

test('a finding has the line and the kind, and nothing of the key', () => {
  const text = `first\nsecond pplx-${random(LETTERS, 48)}\n`;

  expect(findOurSecrets(text)).toEqual([{ line: 2, what: 'Perplexity key' }]);
});

test('secretlint finds other secrets and does not print them', async () => {
  const token = `ghp_${random(LETTERS, 36)}`;

  const findings = await findOtherSecrets('a.ts', `first\nconst token = '${token}';\n`);

  expect(findings).toEqual([{ line: 2, what: expect.stringContaining('github') }]);
});
