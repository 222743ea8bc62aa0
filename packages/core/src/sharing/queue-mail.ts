import type { Queue } from '../queue/queue.ts';

/** The mail's id is the job key, so adding it twice is harmless. */
export async function queueMail(queue: Queue, mailId: string): Promise<void> {
  await queue.add('mail', 'send-mail', { mailId }, { key: mailId });
}
