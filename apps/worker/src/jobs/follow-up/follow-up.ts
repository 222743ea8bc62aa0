import { type FollowUpResult, FollowUpTask } from '@app/core/interview/follow-up-task';
import type { Payload } from '@app/core/queue/jobs';
import { readWholeObject, writeObject } from '@app/core/uploads/stored-upload';
import { buildFollowUp, buildTriage, checkFollowUp, FOLLOW_UP_VERSION, readTriage, type Triage } from '@app/reading';
import { toAppError } from '@app/core/errors/app-error';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from '../analyze/call-model.ts';
import type { CallOwner } from '../analyze/call-owner.ts';
import { visitorHash } from '../analyze/visitor-hash.ts';
import { serveMediaTask } from '../serve-media-task.ts';
import { askSmallModel } from '../small-model/ask-small-model.ts';

/** Short, because the page waits for it and the bank has a question ready. */
const WITHIN_MS = 8_000;
const TRIAGE_MS = 3_000;

/** Asks the chosen model for one follow-up to an answer, and its small model whether the answer calls for help. */
export async function followUp(
  services: WorkerServices,
  { followUpId: id }: Payload<'follow-up'>,
  signal: AbortSignal,
): Promise<void> {
  await serveMediaTask(
    services,
    { id, as: 'worker', crashCode: 'INTERNAL', done: 'follow-up done', signal },
    async (access) => {
      const stored = await readWholeObject(services, access, 'answer');
      const task = FollowUpTask.parse(JSON.parse(stored.toString('utf8')));
      const result = await runFollowUpTask(services, { id, task, signal });
      await writeObject(services, access, 'follow-up', Buffer.from(JSON.stringify(result)));
    },
  );
}

type FollowUpRequest = { id: string; task: FollowUpTask; signal: AbortSignal };

async function runFollowUpTask(
  services: WorkerServices,
  { id, task, signal }: FollowUpRequest,
): Promise<FollowUpResult> {
  const { provider, quotaSubject, answer, isAgeHinted } = task;
  // Providers get one stable name per visitor, as for an analysis; here there is no session.
  const sessionId = quotaSubject.visitor.toString('hex');
  const analysis = { id, attempt: 1, provider, framework: 'interview', quotaSubject, sessionId };
  const triaging = askSmallModel(
    services,
    { analysis, signal },
    {
      task: 'triage',
      withinMs: isAgeHinted ? TRIAGE_MS : WITHIN_MS,
      request: buildTriage(answer),
      read: readTriage,
    },
  );
  if (isAgeHinted && isStopped(await triaging)) return { triage: await triaging };
  const question = await writeQuestion(services, { analysis, task, signal });
  return { question, triage: await triaging };
}

const isStopped = (triage: Triage | undefined): boolean => triage?.under18 === 'yes';

type FollowUpCall = { analysis: CallOwner & { sessionId: string }; task: FollowUpTask; signal: AbortSignal };

/** Undefined when the model fails, takes too long, or writes something that is not shown. */
async function writeQuestion(
  services: WorkerServices,
  { analysis, task, signal }: FollowUpCall,
): Promise<string | undefined> {
  try {
    const { text } = await callModel(services, {
      ...buildFollowUp(task),
      analysis,
      purpose: 'follow-up',
      withinMs: WITHIN_MS,
      cacheKey: FOLLOW_UP_VERSION,
      visitorHash: visitorHash(analysis),
      signal,
      onText: () => {},
    });
    const question = checkFollowUp(text, task);
    if (!question) services.log.warn({ uploadId: analysis.id, provider: task.provider }, 'follow-up refused');
    return question;
  } catch (error) {
    signal.throwIfAborted();
    const { code } = toAppError(error);
    services.log.warn({ uploadId: analysis.id, provider: task.provider, code, error }, 'follow-up not written');
    return undefined;
  }
}
