import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { afterAll, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const fixture = await openAnalyzeFixture(analyze);
afterAll(() => fixture.close());

/** Runs one analysis with this provider and fault, with one attempt, and returns the metrics. */
async function countedWith(provider: 'openai' | 'anthropic' | 'deepseek', fault?: string): Promise<string> {
  const worker = fixture.workerWith(fault, 1);
  await fixture.run(worker, await fixture.submit(provider));
  return fixture.services.metrics.text();
}

test('a successful call is counted with its tokens and its cost', async () => {
  const text = await countedWith('openai');

  expect(text).toContain('app_model_calls_total{provider="openai",purpose="letter",outcome="done"} 3');
  expect(text).toMatch(/app_tokens_total\{provider="openai",tokens="output"\} [1-9]/);
  expect(text).toMatch(/app_cost_usd_total\{provider="openai"\} 0\.\d*[1-9]/);
  expect(text).toContain('app_attempts_total{stage="write",try="first"} 1');
});

test('a refused schema is counted, and the analysis still finishes', async () => {
  const text = await countedWith('anthropic', 'schema-refused');

  expect(text).toMatch(/app_schemas_in_words_total\{provider="anthropic"\} [1-9]/);
  expect(text).toMatch(
    /app_analyses_ended_total\{stage="write",framework="general",provider="anthropic",outcome="done"\} 1/,
  );
});

test.for([
  ['anthropic', 'http-503', 'PROVIDER_FAILED'],
  ['deepseek', 'http-429', 'PROVIDER_BUSY'],
] as const)(
  'a call of %s that fails with %s is counted by its code, and so is the analysis',
  async ([provider, fault, code]) => {
    const text = await countedWith(provider, fault);

    expect(text).toMatch(new RegExp(`app_provider_faults_total\\{provider="${provider}",code="${code}"\\} [1-9]`));
    expect(text).toContain(
      `app_analyses_ended_total{stage="write",framework="general",provider="${provider}",outcome="${code}"} 1`,
    );
  },
);
