import { type Config, providerSettings } from '@app/core/config/config';
import { openSandbox, type Sandbox } from '@app/core/extract/sandbox/sandbox';
import { type Llm, openLlm } from '@app/core/llm/llm';
import type { Services } from '@app/core/services';

/** The worker alone talks to models, so it alone has keys. */
export type WorkerServices = Services & { llm: Llm };

/** Reads files, shut in; knows no model. */
export type MediaServices = Services & { sandbox: Sandbox };

export function withModels(services: Services, config: Config): WorkerServices {
  return { ...services, llm: openLlm({ providers: providerSettings(config) }) };
}

export async function withSandbox(services: Services, config: Config): Promise<MediaServices> {
  return { ...services, sandbox: await openSandbox({ workFolder: config.WORK_FOLDER }, services.log) };
}
