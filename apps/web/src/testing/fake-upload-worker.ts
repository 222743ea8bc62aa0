import type { UploadTask } from '../lib/upload/upload-task.ts';
import type { TaskMessage } from '../lib/worker/task-kind.ts';

type Receive = (task: UploadTask['task']) => Promise<UploadTask['answer']>;

/** Replaces the worker that sends files, because its requests would bypass the page's stubs. Other workers are real. */
export function fakeUploadWorker(receive: Receive): typeof Worker {
  const RealWorker = globalThis.Worker;

  class FakeWorker {
    onmessage: ((event: { data: TaskMessage<UploadTask> }) => void) | null = null;
    #isEnded = false;

    constructor(address: string | URL, options?: WorkerOptions) {
      if (!String(address).includes('upload-worker')) return new RealWorker(address, options) as never;
    }

    postMessage(task: UploadTask['task']): void {
      void this.#send(task);
    }

    terminate(): void {
      this.#isEnded = true;
    }

    async #send(task: UploadTask['task']): Promise<void> {
      const answer = await receive(task);
      this.#say({ type: 'note', note: 1 });
      this.#say({ type: 'done', answer });
    }

    #say(data: TaskMessage<UploadTask>): void {
      if (!this.#isEnded) this.onmessage?.({ data });
    }
  }

  return FakeWorker as unknown as typeof Worker;
}
