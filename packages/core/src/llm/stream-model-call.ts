import { AppError } from '../errors/app-error.ts';
import { describeAnswer, describeFailure } from './describe-call.ts';
import { classifyError, classifyOpening, type ProviderFault, SCHEMA_REFUSED } from './faults.ts';
import { findOffered, type Llm, type OfferedProvider } from './llm.ts';
import { openStream } from './open-stream.ts';
import type { ModelAnswer, ModelRequest } from './model-request.ts';
import { judgeRun, type StreamRun, readStream, startRun } from './read-stream.ts';
import { startWatchdog, timeoutsFor } from './timeouts.ts';

/**
 * Makes one streamed model call. Every failure is an AppError whose cause is a FailedCall. The only retry: if the
 * provider refuses the schema, a second call carries the schema as text in the task.
 */
export async function streamModelCall(llm: Llm, request: ModelRequest): Promise<ModelAnswer> {
  const offered = findOffered(llm, request);
  if (!offered.sees && hasPictures(request.material)) throw new AppError('MEDIA_UNAVAILABLE');
  request.signal.throwIfAborted();

  const run = startRun(offered.modelId);
  let sent = request;
  const expectsObject = request.schema !== undefined;
  let fault = await runCall(llm, offered, { run, request, expectsObject });
  const isRefused = fault?.reason === SCHEMA_REFUSED && !request.signal.aborted;
  if (isRefused) {
    sent = moveSchemaIntoTask(request);
    fault = await runCall(llm, offered, { run, request: sent, expectsObject });
  }
  if (fault === undefined) return { ...describeAnswer(run, sent), ...(isRefused && { schemaInWords: true as const }) };

  if (request.signal.aborted) {
    request.onAborted?.(describeFailure(run, sent, { reason: 'aborted', isBilled: true }));
    throw request.signal.reason;
  }
  throw new AppError(fault.code, { retryAfterMs: fault.retryAfterMs, cause: describeFailure(run, sent, fault) });
}

/** Undefined on success: `run` then holds the complete answer. */
async function runCall(
  llm: Llm,
  offered: OfferedProvider,
  { run, request, expectsObject }: { run: StreamRun; request: ModelRequest; expectsObject: boolean },
): Promise<ProviderFault | undefined> {
  const { provider, schema, maxOutputTokens, withinMs, signal, onText } = request;
  const isNewSchema = llm.schemas.isNew(provider, schema);
  const watchdog = startWatchdog(timeoutsFor(offered.timeouts, { isNewSchema, withinMs }), signal);
  let fault: ProviderFault | undefined;
  let isOpen = false;
  try {
    const { stream } = await openStream(offered, request, watchdog.signal);
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
  if (fault?.providerMessage !== undefined) request.onProviderMessage?.(fault.providerMessage);
  const phase = fault && watchdog.expired();
  return phase === undefined ? fault : { code: 'PROVIDER_TIMEOUT', reason: `timeout-${phase}`, isBilled: true };
}

function moveSchemaIntoTask({ schema, task = '', ...request }: ModelRequest): ModelRequest {
  const demand = `Return JSON that conforms to the following schema: ${JSON.stringify(schema?.schema)}`;
  return { ...request, task: `${task}\n\n${demand}\nWrite the JSON alone, with nothing before or after it.` };
}

function hasPictures(material: ModelRequest['material']): boolean {
  return typeof material !== 'string' && material.some((part) => 'jpeg' in part);
}
