import { ProviderId } from '@app/contract/models';

import { AppError } from '../errors/app-error.ts';
import type { ProviderDescription, ProviderSettings } from './providers/define-provider.ts';
import { providers } from './providers/index.ts';
import { createSchemaMemory, type SchemaMemory } from './schema-memory.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

export type { ProviderSettings } from './providers/define-provider.ts';

export type LlmSettings = { providers: Partial<Record<ProviderId, ProviderSettings>>; timeouts?: Partial<Timeouts> };

type Model = ReturnType<ProviderDescription['createModel']>;

export type OfferedProvider = {
  description: ProviderDescription;
  model: Model;
  modelId: string;
  /** Undefined: this deployment uses no small model. */
  small: { model: Model; modelId: string } | undefined;
  sees: boolean;
  timeouts: Timeouts;
};

export type Transcriber = {
  provider: ProviderId;
  model: ReturnType<NonNullable<ProviderDescription['createTranscriber']>>;
  modelId: string;
  totalMs: number;
};

/** The providers with a key, as clients for their configured models. */
export type Llm = {
  offered: Map<ProviderId, OfferedProvider>;
  transcriber: Transcriber | undefined;
  schemas: SchemaMemory;
};

/** A transcription arrives in one response, so only the whole call has a timeout. */
const TRANSCRIPTION_TIMEOUT_MS = 120_000;

export function openLlm(settings: LlmSettings): Llm {
  // The SDK prints its warnings to the process output; we read them from the stream.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const offered = new Map<ProviderId, OfferedProvider>();
  let transcriber: Transcriber | undefined;
  for (const id of ProviderId.options) {
    const own = settings.providers[id];
    // An empty key would be sent as it is, and every call would be refused.
    if (own === undefined || own.apiKey.trim() === '') continue;
    const description = providers[id];
    offered.set(id, {
      description,
      model: description.createModel(own),
      modelId: own.model,
      small: openSmall(description, own),
      sees: description.sees(own.model),
      timeouts: {
        ...defaultTimeouts,
        firstSchemaHeaderMs: description.limits.firstSchemaHeaderMs ?? defaultTimeouts.headerMs,
        ...settings.timeouts,
      },
    });
    const { transcriptionModel: modelId } = own;
    if (modelId === undefined || description.createTranscriber === undefined) continue;
    const totalMs = settings.timeouts?.totalMs ?? TRANSCRIPTION_TIMEOUT_MS;
    transcriber ??= { provider: id, model: description.createTranscriber(own, modelId), modelId, totalMs };
  }
  return { offered, transcriber, schemas: createSchemaMemory() };
}

function openSmall(description: ProviderDescription, own: ProviderSettings): OfferedProvider['small'] {
  const modelId = own.smallModel ?? description.smallModel;
  return modelId === 'none' ? undefined : { model: description.createModel({ ...own, model: modelId }), modelId };
}

/** Returns the provider with the model this request needs: the small one if `isSmall` is set. */
export function findOffered(
  llm: Llm,
  { provider, isSmall }: { provider: ProviderId; isSmall?: boolean },
): OfferedProvider {
  const offered = llm.offered.get(provider);
  const model = isSmall ? offered?.small : offered;
  if (offered === undefined || model === undefined) throw new AppError('MODEL_UNAVAILABLE');
  return { ...offered, model: model.model, modelId: model.modelId };
}

export function offeredProviders(llm: Llm): ProviderId[] {
  return [...llm.offered.keys()];
}

/** Fallback order of vision providers. */
const visionFallbackOrder: ProviderId[] = ['openai', 'anthropic', 'deepseek', 'perplexity'];

export function visionProviders(llm: Llm): ProviderId[] {
  return visionFallbackOrder.filter((id) => llm.offered.get(id)?.sees === true);
}

/** The vision provider for a given provider: itself if it accepts images. */
export function visionProviderFor(llm: Llm, provider: ProviderId): ProviderId | undefined {
  const seeing = visionProviders(llm);
  return seeing.includes(provider) ? provider : seeing[0];
}

export function canTranscribe(llm: Llm): boolean {
  return llm.transcriber !== undefined;
}
