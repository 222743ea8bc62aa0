import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { mailSettings } from './mail-settings.ts';
import { providerSettings } from './provider-settings.ts';

const good = {
  DATABASE_URL: 'postgres://127.0.0.1/test',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SERVER_KEYS: Buffer.alloc(32, 1).toString('base64'),
};

test('all problems are listed at once', () => {
  const read = () => readConfig({ PORT: 'many', SERVER_KEYS: 'short' });

  expect(read).toThrow(/DATABASE_URL.*\n.*REDIS_URL.*\n.*SERVER_KEYS.*\n.*PORT/s);
});

test('an empty setting counts as unset', () => {
  const config = readConfig({ ...good, PORT: '', OPENAI_API_KEY: ' ' });

  expect(config.PORT).toBe(5000);
  expect(providerSettings(config)).toEqual({});
});

test('simulated models are refused unless they are allowed', () => {
  const read = () => readConfig({ ...good, SIMULATOR_URL: 'http://127.0.0.1:9' });

  expect(read).toThrow(/ALLOW_SIMULATED_MODELS/);
});

test('the simulator stands for all four providers', () => {
  const config = readConfig({ ...good, SIMULATOR_URL: 'http://127.0.0.1:9/', ALLOW_SIMULATED_MODELS: 'true' });

  expect(Object.keys(providerSettings(config))).toHaveLength(4);
  expect(providerSettings(config).openai?.baseUrl).toBe('http://127.0.0.1:9/openai/v1');
});

test('several server keys may stand in a list', () => {
  const config = readConfig({ ...good, SERVER_KEYS: `${good.SERVER_KEYS},${Buffer.alloc(32, 2).toString('base64')}` });

  expect(config.SERVER_KEYS).toHaveLength(2);
});

const mailing = { ...good, PUBLIC_URL: 'https://analysis.example', MAIL_FROM: 'mail@analysis.example' };

test('a mail server without a sender, or without an address for links, is refused', () => {
  const server = { ...good, SMTP_URL: 'smtp://mail.example' };

  expect(() => readConfig(server)).toThrow(/MAIL_FROM/);
  expect(() => readConfig({ ...server, MAIL_FROM: mailing.MAIL_FROM })).toThrow(/PUBLIC_URL/);
  expect(() => readConfig({ ...mailing, SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
});

test.for([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, secure: false, requireTLS: false }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
  [
    'smtp://me%40here:p%3Aw@mail.example',
    { host: 'mail.example', port: 587, secure: false, requireTLS: true, auth: { user: 'me@here', pass: 'p:w' } },
  ],
] as const)('%s is read, and a password never goes in the clear', ([SMTP_URL, server]) => {
  const settings = mailSettings(readConfig({ ...mailing, SMTP_URL }));

  expect(settings?.server).toEqual({ ...server, name: 'analysis.example' });
});

test('a SendGrid key is enough to mail, and SendGrid is told to follow nobody', () => {
  const settings = mailSettings(readConfig({ ...mailing, SENDGRID_API_KEY: 'key' }));

  expect(settings?.server).toMatchObject({
    host: 'smtp.sendgrid.net',
    port: 587,
    requireTLS: true,
    auth: { user: 'apikey', pass: 'key' },
  });
  expect(settings?.headers['X-SMTPAPI']).toMatch(/clicktrack.*"enable":0.*opentrack.*"enable":0/);
});

test('without a server there is no mail', () => {
  expect(mailSettings(readConfig(mailing))).toBeUndefined();
});

test.for(['privacy@example.org', 'https://example.org/contact'])('visitors may be sent to %s', (contact) => {
  expect(readConfig({ ...good, PRIVACY_CONTACT: contact }).PRIVACY_CONTACT).toBe(contact);
});

test.for(['javascript:alert(1)', 'http://example.org', 'the owner'])(
  'a contact that is no safe link is refused: %s',
  (contact) => {
    expect(() => readConfig({ ...good, PRIVACY_CONTACT: contact })).toThrow(/PRIVACY_CONTACT/);
  },
);
