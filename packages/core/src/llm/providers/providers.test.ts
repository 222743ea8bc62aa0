import { TRANSCRIPTION_PROVIDER, ProviderId } from '@app/contract/models';
import { expect, test } from 'vitest';
import { costOf } from '../prices.ts';
import { noUsage } from '../usage.ts';
import { providers } from './index.ts';

test('only the disclosed provider can transcribe speech', () => {
  expect(ProviderId.options.filter((id) => providers[id].createTranscriber)).toEqual([TRANSCRIPTION_PROVIDER]);
});

test('only the disclosed providers get the visitor hash', () => {
  const call = { cacheKey: 'key', visitorHash: 'code-of-the-session' };

  const withCode = ProviderId.options.filter((id) =>
    JSON.stringify(providers[id].callOptions(call)).includes('code-of'),
  );

  expect(withCode).toEqual(['anthropic', 'openai']);
});

test.for(ProviderId.options)('the small model of %s has a listed price', (id) => {
  const usage = { ...noUsage, inputTokens: 10_000, outputTokens: 1_000 };

  expect(costOf(providers[id].smallModel, usage)).toBeLessThan(costOf('unlisted', usage) / 10);
});
