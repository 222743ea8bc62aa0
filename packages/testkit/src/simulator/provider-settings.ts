import type { ProviderId } from '@app/contract/models';

type Settings = { apiKey: string; baseUrl: string; model: string; transcriptionModel?: string };

/** Settings that point the provider layer at a simulator. The key may carry orders, see `read-order.ts`. */
export function simulatorProviders(url: string, apiKey = 'simulated-key'): Record<ProviderId, Settings> {
  return {
    anthropic: { apiKey, baseUrl: `${url}/anthropic/v1`, model: 'claude-sonnet-5-5' },
    openai: { apiKey, baseUrl: `${url}/openai/v1`, model: 'gpt-6.1-terra', transcriptionModel: 'whisper-1' },
    deepseek: { apiKey, baseUrl: `${url}/deepseek`, model: 'deepseek-flash' },
    perplexity: { apiKey, baseUrl: `${url}/perplexity`, model: 'perplexity/sonar' },
  };
}
