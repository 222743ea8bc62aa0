import type { Llm, OfferedProvider } from '@app/core/llm/llm';
import { parseJson, sentencesOfAnswer, withholdForbidden } from '@app/reading';
import type { Written } from './product-under-test.ts';
import { type TrialName, type TrialResult, trialOf } from './result.ts';
import type { RunSource } from './run-folder.ts';
import { type NameCounts, countNames } from './statistics.ts';

type Ran = { model: string; source: RunSource; began: number; answers: TappedAnswer[]; isResumed: boolean };

/** The result of a finished trial. */
export function describeTrial(trial: TrialName, written: Written, ran: Ran): TrialResult {
  const { report, text, calls, code } = written;
  const { model, source, answers } = ran;
  const providerMessage =
    answers.findLast((answer) => answer.providerMessage)?.providerMessage ?? refusalOf(code, answers);
  const seconds = ran.isResumed ? undefined : secondsOf(ran);
  return {
    trial: trialOf(trial, model),
    source,
    ...trial,
    model,
    outcome: outcomeOf(written),
    ...(code && { code }),
    ...(providerMessage && { providerMessage }),
    ...(report && { report }),
    text,
    calls,
    dropped: report ? countDropped(answers, report.dropped.sentences) : {},
    ...(seconds && { seconds }),
  };
}

function outcomeOf({ status, code, report, calls }: Written): TrialResult['outcome'] {
  if (status === 'done') return report === undefined ? 'notice' : report.unwritten > 0 ? 'partial' : 'report';
  if (code === 'MODEL_REFUSED') return 'refused';
  return code === 'PROVIDER_CUT' || calls.some(({ finish }) => finish === 'length') ? 'cut' : 'failed';
}

/** A model that refuses writes its reason in place of the answer. */
function refusalOf(code: string | undefined, answers: TappedAnswer[]): string | undefined {
  return code === 'MODEL_REFUSED' ? answers.find(({ text }) => text)?.text.slice(0, 400) : undefined;
}

function secondsOf({ began, answers }: Ran): TrialResult['seconds'] {
  const written = answers.filter(({ task }) => task !== 'triage' && task !== 'second-reader');
  const firsts = written.flatMap(({ firstTextAt }) => firstTextAt ?? []);
  const lasts = written.flatMap(({ lastTextAt }) => lastTextAt ?? []);
  if (firsts.length === 0) return undefined;
  const since = (at: number): number => Math.round(at - began) / 1_000;
  return { first: since(Math.min(...firsts)), last: since(Math.max(...lasts)) };
}

/** Withheld sentences by word rule and by rule of the second reader; the rest are not in the material. */
function countDropped(answers: TappedAnswer[], total: number): NameCounts {
  const reasons = answers.flatMap(({ task, text }) => {
    if (task === 'triage') return [];
    if (task === 'second-reader') return namedRules(text).map((rule) => `second reader: ${rule}`);
    return sentencesOfAnswer(text).flatMap(({ sentence }) =>
      withholdForbidden(sentence).removed.map(({ reason }) => `words: ${reason}`),
    );
  });
  const rest = total - reasons.length;
  return { ...countNames(reasons), ...(rest > 0 && { 'not in the material': rest }) };
}

function namedRules(answer: string): string[] {
  const parsed = parseJson(answer) as { named?: { rule?: unknown }[] } | undefined;
  return (parsed?.named ?? []).map(({ rule }) => String(rule));
}

type Model = OfferedProvider['model'];
type StreamResult = Awaited<ReturnType<Model['doStream']>>;
type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;

/** The text of one answer and its task. `providerMessage` is the provider's message for a failed call. */
type TappedAnswer = { task: string; text: string; firstTextAt?: number; lastTextAt?: number; providerMessage?: string };

/** Makes the models add every answer to the returned list. */
export function tapAnswers(llm: Llm): TappedAnswer[] {
  const answers: TappedAnswer[] = [];
  for (const [id, offered] of llm.offered) {
    const { small } = offered;
    llm.offered.set(id, {
      ...offered,
      model: tapModel(offered.model, answers),
      small: small && { ...small, model: tapModel(small.model, answers) },
    });
  }
  return answers;
}

function tapModel(model: Model, answers: TappedAnswer[]): Model {
  const doStream: Model['doStream'] = async (options) => {
    const answer: TappedAnswer = { task: taskOf(options), text: '' };
    answers.push(answer);
    const result = await Promise.resolve(model.doStream(options)).catch((error: unknown) => {
      answer.providerMessage = providerMessageOf(error);
      throw error;
    });
    return { ...result, stream: result.stream.pipeThrough(listen(answer)) };
  };
  return Object.create(model, { doStream: { value: doStream } }) as Model;
}

function listen(answer: TappedAnswer): TransformStream<StreamPart, StreamPart> {
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'text-delta') {
        answer.text += part.delta;
        answer.lastTextAt = performance.now();
        answer.firstTextAt ??= answer.lastTextAt;
      }
      if (part.type === 'error') answer.providerMessage = providerMessageOf(part.error);
      controller.enqueue(part);
    },
  });
}

/** A task after the material begins with its name; an observation has no task. */
function taskOf(options: unknown): string {
  const prompt = JSON.stringify((options as { prompt: unknown }).prompt, shorten);
  return [...prompt.matchAll(/Task: ([a-z-]+)/g)].at(-1)?.[1] ?? 'observe';
}

/** Leaves out pictures, which are bytes. */
const shorten = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? '' : value);

const MAX_CHARS = 400;

function providerMessageOf(error: unknown): string {
  const { responseBody, message } = error as { responseBody?: string; message?: string };
  return (responseBody ?? message ?? String(error)).slice(0, MAX_CHARS);
}
