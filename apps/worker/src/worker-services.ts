import type { Config } from '@app/core/config/config';
import type { MailSettings } from '@app/core/config/mail-settings';
import { providerSettings } from '@app/core/config/provider-settings';
import { rendererCommand } from '@app/core/extract/sandbox/renderer-command';
import { openRendererPool, type RendererPool } from '@app/core/export/renderer/renderer-pool';
import { openSandbox, type Sandbox } from '@app/core/extract/sandbox/sandbox';
import { type Llm, openLlm } from '@app/core/llm/llm';
import { type Mailer, openMailer } from '@app/core/mail/mailer';
import type { Services } from '@app/core/services';
import { openTextPool, type TextPool } from '@app/core/texts/text-pool';

/** Only the worker calls models, so only it has provider keys. */
export type WorkerServices = Services & { llm: Llm; texts: TextPool };

/** Reads files in the sandbox and renders exports in child processes; it has no model. */
export type MediaServices = Services & { sandbox: Sandbox; renderer: RendererPool };

/** Sends mails; only this role knows the mail server. */
export type MailServices = Services & { mailer: Mailer; publicUrl: string };

export function withMailer(services: Services, settings: MailSettings): MailServices {
  return { ...services, mailer: openMailer(settings), publicUrl: settings.publicUrl };
}

export function withModels(services: Services, config: Config): WorkerServices {
  return { ...services, llm: openLlm({ providers: providerSettings(config) }), texts: openTextPool() };
}

export async function withMedia(services: Services, config: Config): Promise<MediaServices> {
  const settings = { workFolder: config.WORK_FOLDER, isRequired: config.SANDBOX === 'required' };
  const sandbox = await openSandbox(settings, services.log, services);
  return {
    ...services,
    sandbox,
    renderer: openRendererPool({ command: rendererCommand(sandbox, config.FONT_FOLDERS) }),
  };
}
