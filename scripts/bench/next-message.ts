import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Its end is an answer too: nobody may wait for a process that is gone. */
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
