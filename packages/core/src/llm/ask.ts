import { AppError } from '../errors/app-error.ts';
import { describeAnswer, describeFailure } from './describe-call.ts';
import { classifyError, classifyOpening, type ProviderFault, SCHEMA_REFUSED } from './faults.ts';
import { findOffered, type Llm, type OfferedProvider } from './llm.ts';
import { openStream } from './open-stream.ts';
import type { ModelAnswer, ModelRequest } from './model-request.ts';
import { judgeRun, type StreamRun, readStream, startRun } from './read-stream.ts';
import { startWatchdog, timeoutsFor } from './timeouts.ts';

export type { ModelAnswer, MaterialPart, ModelRequest } from './model-request.ts';

/**
 * Makes one streamed model call. Every failure is an AppError whose cause is a FailedCall. The only retry: if the
 * provider refuses the schema, a second call carries the schema as text in the task.
 */
export async function ask(llm: Llm, question: ModelRequest): Promise<ModelAnswer> {
  const offered = findOffered(llm, question);
  if (!offered.sees && hasPictures(question.material)) throw new AppError('MEDIA_UNAVAILABLE');
  question.signal.throwIfAborted();

  const run = startRun(offered.modelId);
  let asked = question;
  const expectsObject = question.schema !== undefined;
  let fault = await runCall(llm, offered, { run, question, expectsObject });
  const isRefused = fault?.reason === SCHEMA_REFUSED && !question.signal.aborted;
  if (isRefused) {
    asked = moveSchemaIntoTask(question);
    fault = await runCall(llm, offered, { run, question: asked, expectsObject });
  }
  if (fault === undefined) return { ...describeAnswer(run, asked), ...(isRefused && { schemaInWords: true as const }) };

  if (question.signal.aborted) {
    question.onAborted?.(describeFailure(run, asked, { reason: 'aborted', isBilled: true }));
    throw question.signal.reason;
  }
  throw new AppError(fault.code, { retryAfterMs: fault.retryAfterMs, cause: describeFailure(run, asked, fault) });
}

/** Undefined on success: `run` then holds the complete answer. */
async function runCall(
  llm: Llm,
  offered: OfferedProvider,
  { run, question, expectsObject }: { run: StreamRun; question: ModelRequest; expectsObject: boolean },
): Promise<ProviderFault | undefined> {
  const { provider, schema, maxOutputTokens, withinMs, signal, onText } = question;
  const isNewSchema = llm.schemas.isNew(provider, schema);
  const watchdog = startWatchdog(timeoutsFor(offered.timeouts, { isNewSchema, withinMs }), signal);
  let fault: ProviderFault | undefined;
  let isOpen = false;
  try {
    const { stream } = await openStream(offered, question, watchdog.signal);
    isOpen = true;
    llm.schemas.remember(provider, schema);
    watchdog.enter('firstChunk');
    fault = (await readStream(stream, { run, watchdog, maxOutputTokens, onText })) ?? judgeRun(run, expectsObject);
  } catch (error) {
    if (run.callerError !== undefined) throw run.callerError.thrown;
    fault = isOpen ? classifyError(error) : classifyOpening(error);
  } finally {
    // Leaving the loop does not close the connection; this does.
    watchdog.stop();
  }
  if (fault?.providerMessage !== undefined) question.onProviderMessage?.(fault.providerMessage);
  const phase = fault && watchdog.expired();
  return phase === undefined ? fault : { code: 'PROVIDER_TIMEOUT', reason: `timeout-${phase}`, isBilled: true };
}

function moveSchemaIntoTask({ schema, task = '', ...question }: ModelRequest): ModelRequest {
  const demand = `Return JSON that conforms to the following schema: ${JSON.stringify(schema?.schema)}`;
  return { ...question, task: `${task}\n\n${demand}\nWrite the JSON alone, with nothing before or after it.` };
}

function hasPictures(material: ModelRequest['material']): boolean {
  return typeof material !== 'string' && material.some((part) => 'jpeg' in part);
}
