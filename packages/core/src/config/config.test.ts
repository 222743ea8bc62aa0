import { expect, test } from 'vitest';
import { providerSettings, readConfig } from './config.ts';

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
