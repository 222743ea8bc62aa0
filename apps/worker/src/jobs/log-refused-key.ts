import type { AppError } from '@app/core/errors/app-error';
import { readFailedCall } from '@app/core/llm/failed-call';
import type { Log } from '@app/core/log/log';
import type { ProviderId } from '@app/contract/models';

const advice: Partial<Record<AppError['code'], string>> = {
  PROVIDER_DENIED: 'the provider refuses this key: set a valid one and restart the workers',
  PROVIDER_QUOTA: 'the account of this key has no credit or quota left: top it up, or switch the provider off',
};

/** The visitor is asked to choose another model; this log line names the refused key for the operator. */
export function logRefusedKey(log: Log, fault: AppError, chosen: ProviderId): void {
  const message = advice[fault.code];
  const provider = readFailedCall(fault)?.provider ?? chosen;
  if (message) log.error({ provider, code: fault.code, setting: `${provider.toUpperCase()}_API_KEY` }, message);
}
