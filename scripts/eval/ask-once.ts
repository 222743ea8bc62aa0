import { AppError } from '@app/core/errors/app-error';
import { ask } from '@app/core/llm/ask';
import { readFailedCall } from '@app/core/llm/failed-call';
import { openLlm } from '@app/core/llm/llm';
import type { ModelRequest } from '@app/core/llm/model-request';
import type { Ledger } from './ledger.ts';
import type { WireProxy } from './wire-proxy.ts';
import type { WireStore } from './wire-store.ts';

export type LabCalls = { proxy: WireProxy; ledger: Ledger; store: WireStore };
type Question = Omit<ModelRequest, 'visitorHash' | 'signal' | 'onText'>;

/** One question outside a report. The answer stays with the traffic; a call that failed is forgotten and asked again. */
export async function askOnce(
  question: Question,
  trial: string,
  { proxy, ledger, store }: LabCalls,
): Promise<string | undefined> {
  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const { signal } = new AbortController();
  try {
    const answer = await ask(llm, { ...question, visitorHash: 'laboratory', signal, onText: () => {} });
    ledger.settle(trial, answer.costMicroUsd);
    return answer.text;
  } catch (error) {
    const fault = proxy.fault();
    if (fault) throw fault;
    if (!(error instanceof AppError)) throw error;
    ledger.settle(trial, readFailedCall(error)?.costMicroUsd ?? 0);
    store.remove(trial);
    return undefined;
  }
}
