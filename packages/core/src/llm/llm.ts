import { ProviderId } from '@app/contract/models';

import type { ProviderDescription, ProviderSettings } from './providers/define-provider.ts';
import { providers } from './providers/index.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

export type { ProviderSettings } from './providers/define-provider.ts';

export type LlmSettings = { providers: Partial<Record<ProviderId, ProviderSettings>>; timeouts?: Partial<Timeouts> };

export type OfferedProvider = {
  description: ProviderDescription;
  model: ReturnType<ProviderDescription['createModel']>;
  modelId: string;
  timeouts: Timeouts;
};

/** Which providers this deployment offers. */
export type Llm = { offered: Map<ProviderId, OfferedProvider> };

export function openLlm(settings: LlmSettings): Llm {
  // The SDK prints its warnings to the process output; ours are read from the stream.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const offered = new Map<ProviderId, OfferedProvider>();
  for (const id of ProviderId.options) {
    const own = settings.providers[id];
    // An empty key would be sent as it is and be refused on every call.
    if (own === undefined || own.apiKey.trim() === '') continue;
    const description = providers[id];
    offered.set(id, {
      description,
      model: description.createModel(own),
      modelId: own.model,
      timeouts: { ...defaultTimeouts, ...description.timeouts, ...settings.timeouts },
    });
  }
  return { offered };
}

export function offeredProviders(llm: Llm): ProviderId[] {
  return [...llm.offered.keys()];
}
