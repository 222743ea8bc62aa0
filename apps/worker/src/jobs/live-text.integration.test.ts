import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventContext } from '@app/core/analyses/sealing-contexts';
import { readConfig } from '@app/core/config/config';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { streamKey } from '@app/core/events/live-store';
import { openServices } from '@app/core/services';
import { asSealed } from '@app/core/vault/sealed';
import { startOwnRedis } from '@app/testkit/own-redis';
import { expect, onTestFinished, test } from 'vitest';
import { openLiveText } from './live-text.ts';

test('a Redis that rejects writes for a while loses no text and aborts no attempt', async () => {
  const redis = await startOwnRedis();
  onTestFinished(redis.stop);
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: redis.url,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'silent',
  });
  const services = openServices(config, 'steady');
  onTestFinished(services.close);
  const analysis = { id: randomUUID(), attempt: 1, tries: 1, stage: 'write' } as ClaimedAnalysis;
  const key = services.vault.newContentKey();
  const liveText = await openLiveText(services, analysis, key);
  liveText.append('One. ');

  await services.redis.config('SET', 'min-replicas-to-write', '1');
  liveText.append('Two. ');
  await delay(config.FLUSH_MS * 4);
  liveText.append('Three.');
  await delay(config.FLUSH_MS * 4);
  await services.redis.config('SET', 'min-replicas-to-write', '0');
  await liveText.close();

  const entries = await services.redis.xrangeBuffer(streamKey(config.REDIS_PREFIX, analysis.id), '-', '+');
  const events = entries.map(([, fields]) =>
    JSON.parse(services.vault.open(key, eventContext(analysis.id), asSealed(fields[1] ?? Buffer.alloc(0))) ?? 'null'),
  );
  expect(liveText.signal.aborted).toBe(false);
  expect(events.map(({ offset }) => offset)).toEqual([0, 5]);
  expect(events.map(({ text }) => text).join('')).toBe('One. Two. Three.');
});
