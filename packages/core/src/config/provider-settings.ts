import { ProviderId } from '@app/contract/models';
import type { Config } from './config.ts';

type ProviderSettings = {
  apiKey: string;
  baseUrl?: string;
  model: string;
  smallModel?: string;
  transcriptionModel?: string;
};

/** The simulator serves each provider under the path that its SDK package expects. */
const simulatorPaths: Record<ProviderId, string> = {
  openai: '/openai/v1',
  anthropic: '/anthropic/v1',
  deepseek: '/deepseek',
  perplexity: '/perplexity',
};

/** The providers this deployment has a key for; with the simulator, all of them. */
export function providerSettings(config: Config): Partial<Record<ProviderId, ProviderSettings>> {
  const rows: Record<ProviderId, [string | undefined, string | undefined, string, string | undefined]> = {
    openai: [config.OPENAI_API_KEY, config.OPENAI_BASE_URL, config.OPENAI_MODEL, config.OPENAI_SMALL_MODEL],
    anthropic: [
      config.ANTHROPIC_API_KEY,
      config.ANTHROPIC_BASE_URL,
      config.ANTHROPIC_MODEL,
      config.ANTHROPIC_SMALL_MODEL,
    ],
    deepseek: [config.DEEPSEEK_API_KEY, config.DEEPSEEK_BASE_URL, config.DEEPSEEK_MODEL, config.DEEPSEEK_SMALL_MODEL],
    perplexity: [
      config.PERPLEXITY_API_KEY,
      config.PERPLEXITY_BASE_URL,
      config.PERPLEXITY_MODEL,
      config.PERPLEXITY_SMALL_MODEL,
    ],
  };
  const settings: Partial<Record<ProviderId, ProviderSettings>> = {};
  for (const id of ProviderId.options) {
    const [key, ownBaseUrl, model, smallModel] = rows[id];
    const simulated = config.SIMULATOR_URL && config.SIMULATOR_URL.replace(/\/$/, '') + simulatorPaths[id];
    const apiKey = key ?? (simulated && 'simulated');
    const baseUrl = simulated ?? ownBaseUrl;
    if (apiKey) settings[id] = { apiKey, model, ...(baseUrl && { baseUrl }), ...(smallModel && { smallModel }) };
  }
  if (settings.openai && config.OPENAI_TRANSCRIPTION_MODEL !== 'none')
    settings.openai.transcriptionModel = config.OPENAI_TRANSCRIPTION_MODEL;
  return settings;
}
