import type { TaskKind, TaskMessage } from './task-kind.ts';

type Work<Kind extends TaskKind> = (
  task: Kind['task'],
  onNote: (note: Kind['note']) => void,
) => Promise<Kind['answer']>;

/** The worker's side of `runTask`. */
export function serveTask<Kind extends TaskKind>(work: Work<Kind>): void {
  function post(message: TaskMessage<Kind>): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    globalThis.postMessage(message);
  }

  globalThis.onmessage = async ({ data }: MessageEvent<Kind['task']>) => {
    try {
      post({ type: 'done', answer: await work(data, (note) => post({ type: 'note', note })) });
    } catch (error) {
      post({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
}
