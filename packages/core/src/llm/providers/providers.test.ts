import { HEARING_PROVIDER, ProviderId } from '@app/contract/models';
import { expect, test } from 'vitest';
import { costOf } from '../prices.ts';
import { noUsage } from '../usage.ts';
import { providers } from './index.ts';

test('the company visitors are told of is the only one that can be given speech', () => {
  expect(ProviderId.options.filter((id) => providers[id].createEars)).toEqual([HEARING_PROVIDER]);
});

test('the companies visitors are told of are the only ones that get a code of the session', () => {
  const call = { cacheKey: 'key', visitorHash: 'code-of-the-session' };

  const told = ProviderId.options.filter((id) => JSON.stringify(providers[id].callOptions(call)).includes('code-of'));

  expect(told).toEqual(['anthropic', 'openai']);
});

test.for(ProviderId.options)('the small model of %s has a price of its own', (id) => {
  const usage = { ...noUsage, inputTokens: 10_000, outputTokens: 1_000 };

  expect(costOf(providers[id].smallModel, usage)).toBeLessThan(costOf('unlisted', usage) / 10);
});
