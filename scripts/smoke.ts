import { ask } from '@app/core/llm/ask';
import { readFailedCall } from '@app/core/llm/failed-call';
import { offeredProviders, openLlm, type ProviderSettings } from '@app/core/llm/llm';

/** One small real call for each key in the environment: does the key work, does the schema reach the model? */
const schema = {
  type: 'object',
  properties: { capital: { type: 'string', description: 'The capital of France.' } },
  required: ['capital'],
  additionalProperties: false,
} as const;

function readSettings(id: string, model: string): ProviderSettings {
  const prefix = id.toUpperCase();
  const baseUrl = process.env[`${prefix}_BASE_URL`];
  return {
    apiKey: process.env[`${prefix}_API_KEY`] ?? '',
    model: process.env[`${prefix}_MODEL`] || model,
    ...(baseUrl && { baseUrl }),
  };
}

const llm = openLlm({
  providers: {
    anthropic: readSettings('anthropic', 'claude-sonnet-5-5'),
    openai: readSettings('openai', 'gpt-6.1-terra'),
    deepseek: readSettings('deepseek', 'deepseek-flash'),
    perplexity: readSettings('perplexity', 'perplexity/sonar'),
  },
});

const offered = offeredProviders(llm);
if (offered.length === 0) console.log('no keys configured');

for (const provider of offered) {
  try {
    const { text, model, usage, costMicroUsd, firstTextMs, totalMs } = await ask(llm, {
      provider,
      instructions: 'Answer the question as JSON.',
      material: 'What is the capital of France?',
      schema: { name: 'answer', description: 'An answer', schema },
      maxOutputTokens: 500,
      cacheKey: 'smoke-1',
      visitorHash: 'smoke',
      signal: AbortSignal.timeout(120_000),
      onText: () => undefined,
    });
    const { capital } = JSON.parse(text) as { capital: unknown };
    const counts = `${usage.inputTokens} in, ${usage.outputTokens} out, ${costMicroUsd} µUSD`;
    console.log(
      `${provider}: ok, ${model} says ${String(capital)} (first text ${firstTextMs} ms, all ${totalMs} ms, ${counts})`,
    );
  } catch (error) {
    console.log(
      `${provider}: ${readFailedCall(error)?.reason ?? 'failed'}, ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 1;
  }
}
