import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Rejects when the process ends, so that nothing waits for it forever. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const left = new AbortController();
  const ended = once(child, 'exit', { signal: left.signal }).then(() =>
    Promise.reject(new Error('the process of the comparison ended')),
  );
  try {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  } finally {
    left.abort();
    ended.catch(() => {});
  }
}
