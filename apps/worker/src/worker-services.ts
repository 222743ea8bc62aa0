import { type Config, providerSettings } from '@app/core/config/config';
import { type Llm, openLlm } from '@app/core/llm/llm';
import { openServices, type Services } from '@app/core/services';

/** The worker alone talks to models, so it alone has keys. */
export type WorkerServices = Services & { llm: Llm };

export function openWorkerServices(config: Config): WorkerServices {
  return { ...openServices(config, 'steady'), llm: openLlm({ providers: providerSettings(config) }) };
}
