import { expect, test } from 'vitest';
import { readConfig, unknownSettings } from './config.ts';
import { mailSettings } from './mail-settings.ts';
import { providerSettings } from './provider-settings.ts';

const good = {
  DATABASE_URL: 'postgres://127.0.0.1/test',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SERVER_KEYS: Buffer.alloc(32, 1).toString('base64'),
};

test('all configuration problems are listed at once', () => {
  const read = () => readConfig({ PORT: 'many', SERVER_KEYS: 'short' });

  expect(read).toThrow(/DATABASE_URL.*\n.*REDIS_URL.*\n.*SERVER_KEYS.*\n.*PORT/s);
});

test('cross-setting problems are listed with the others, and a missing setting is called missing', () => {
  const read = () =>
    readConfig({
      REDIS_URL: 'nowhere',
      S3_BUCKET: 'files',
      SMTP_URL: 'smtp://mail.example',
      SIMULATOR_URL: 'http://127.0.0.1:9',
    });

  expect(read).toThrow(/DATABASE_URL: is missing\n/);
  expect(read).toThrow(/REDIS_URL: .*\n.*SERVER_KEYS: is missing\n/);
  expect(read).toThrow(/SIMULATOR_URL: .*\n.*S3_BUCKET: .*\n.*MAIL_FROM: /);
});

test('a misspelt setting is reported with the closest known name', () => {
  const { DATABASE_URL: url, ...others } = good;

  expect(() => readConfig({ ...others, DATABSE_URL: url })).toThrow(
    /DATABASE_URL: is missing\n.*DATABSE_URL is not a setting; did you mean DATABASE_URL\?/s,
  );
  expect(unknownSettings({ ...good, OPENAI_API_KYE: 'x', SPEND_ALL_WEEK_USD: '3', REDIS_URI: 'x' })).toEqual([
    'OPENAI_API_KYE is not a setting; did you mean OPENAI_API_KEY?',
    'SPEND_ALL_WEEK_USD is not a setting and has no effect',
    'REDIS_URI is not a setting; did you mean REDIS_URL?',
  ]);
});

test('variables of other programs are not reported', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'a',
    NODE_ENV: 'x',
    ROLE: 'api',
    KUBERNETES_PORT: '1',
    PWD: '/',
    TERM: 'x',
    npm_config_cache: 'x',
    TEST_REDIS_URL: 'x',
  };

  expect(unknownSettings({ ...good, ...others })).toEqual([]);
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

test('the simulator replaces all four providers', () => {
  const config = readConfig({ ...good, SIMULATOR_URL: 'http://127.0.0.1:9/', ALLOW_SIMULATED_MODELS: 'true' });

  expect(Object.keys(providerSettings(config))).toHaveLength(4);
  expect(providerSettings(config).openai?.baseUrl).toBe('http://127.0.0.1:9/openai/v1');
});

test('SERVER_KEYS takes several keys', () => {
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
] as const)('%s is parsed and requires TLS when it has a password', ([SMTP_URL, server]) => {
  const settings = mailSettings(readConfig({ ...mailing, SMTP_URL }));

  expect(settings?.server).toEqual({ ...server, name: 'analysis.example' });
});

test('a SendGrid key configures mail, with click and open tracking off', () => {
  const settings = mailSettings(readConfig({ ...mailing, SENDGRID_API_KEY: 'key' }));

  expect(settings?.server).toMatchObject({
    host: 'smtp.sendgrid.net',
    port: 587,
    requireTLS: true,
    auth: { user: 'apikey', pass: 'key' },
  });
  expect(settings?.headers['X-SMTPAPI']).toMatch(/clicktrack.*"enable":0.*opentrack.*"enable":0/);
});

test('a sender and a public address without a mail server give no mail settings', () => {
  expect(mailSettings(readConfig(mailing))).toBeUndefined();
});

test.for(['privacy@example.org', 'https://example.org/contact'])('PRIVACY_CONTACT accepts %s', (contact) => {
  expect(readConfig({ ...good, PRIVACY_CONTACT: contact }).PRIVACY_CONTACT).toBe(contact);
});

test.for(['javascript:alert(1)', 'http://example.org', 'the owner'])(
  'PRIVACY_CONTACT refuses an unsafe link: %s',
  (contact) => {
    expect(() => readConfig({ ...good, PRIVACY_CONTACT: contact })).toThrow(/PRIVACY_CONTACT/);
  },
);
