import type { Llm, OfferedProvider } from '@app/core/llm/llm';

type Model = OfferedProvider['model'];
type StreamResult = Awaited<ReturnType<Model['doStream']>>;
type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;

/** The words of one answer, and which task it was given for. `told` is what the provider said of a call that failed. */
export type TappedAnswer = { task: string; text: string; firstTextAt?: number; lastTextAt?: number; told?: string };

/** The same models; what they answer is kept in the list that is returned. */
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
      answer.told = toldBy(error);
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
      if (part.type === 'error') answer.told = toldBy(part.error);
      controller.enqueue(part);
    },
  });
}

/** Tasks name themselves in the words after the material; an observation has none. */
function taskOf(options: unknown): string {
  const prompt = JSON.stringify((options as { prompt: unknown }).prompt, shorten);
  return [...prompt.matchAll(/Task: ([a-z-]+)/g)].at(-1)?.[1] ?? 'observe';
}

/** Pictures are bytes. */
const shorten = (_key: string, value: unknown): unknown => (value instanceof Uint8Array ? '' : value);

const MOST_CHARS = 400;

function toldBy(error: unknown): string {
  const { responseBody, message } = error as { responseBody?: string; message?: string };
  return (responseBody ?? message ?? String(error)).slice(0, MOST_CHARS);
}
