import type { TaskKind, TaskMessage } from './task-kind.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

type Options<Note> = { onNote?: ((note: Note) => void) | undefined; signal?: AbortSignal | undefined };

/** Runs one task in its own worker and terminates the worker afterwards; an abort ends both at once. */
export async function runTask<Kind extends TaskKind>(
  address: string,
  task: Kind['task'],
  { onNote, signal }: Options<Kind['note']> = {},
): Promise<Kind['answer']> {
  signal?.throwIfAborted();
  const worker = new Worker(trustedScriptUrl(address), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Kind['answer']>();
  const onAbort = (): void => reject(signal?.reason as Error);
  signal?.addEventListener('abort', onAbort);
  worker.onmessage = ({ data }: MessageEvent<TaskMessage<Kind>>) => {
    if (data.type === 'note') onNote?.(data.note);
    else if (data.type === 'done') resolve(data.answer);
    else reject(new Error(data.message));
  };
  worker.onerror = () => reject(new Error('The worker could not be started'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    worker.terminate();
  }
}
