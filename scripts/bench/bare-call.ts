import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { readConfig } from '@app/core/config/config';
import { providerSettings } from '@app/core/config/provider-settings';
import { openLlm } from '@app/core/llm/llm';
import type { ProcessEnvironment } from '@app/core/processes';
import { answerSchema, buildInstructions, buildOpeningTask, planReading, wrapMaterial } from '@app/reading';
import { general } from '../../packages/frameworks/src/list/general.ts';

/** The chunks of one answer, straight from the SDK. */
export type BareCall = (content: string, signal?: AbortSignal) => AsyncIterable<string>;

type StreamText = (options: Record<string, unknown>) => { textStream: AsyncIterable<string> };

/** Only core depends on the SDK. The comparison loads core's copy, so that both sides run the same version. */
async function loadStreamText(): Promise<StreamText> {
  const path = createRequire(new URL('../../packages/core/package.json', import.meta.url)).resolve('ai');
  const { streamText } = (await import(pathToFileURL(path).href)) as { streamText: StreamText };
  return streamText;
}

/** An arbitrary length: no part of this framework depends on it. */
const SAMPLE_WORDS = 300;

/** Sends the worker's first request through `streamText`. */
export async function openBareCall(environment: ProcessEnvironment): Promise<BareCall> {
  const streamText = await loadStreamText();
  const offered = openLlm({ providers: providerSettings(readConfig(environment)) }).offered.get('openai');
  if (!offered) throw new Error('the simulator offers no such model');
  const plan = planReading(general, 'text', SAMPLE_WORDS);
  const schema = { name: 'reading', description: 'A part of a reading', schema: answerSchema };

  return (content, signal) =>
    streamText({
      model: offered.model,
      instructions: buildInstructions(plan),
      prompt: `${wrapMaterial(content)}\n\n${buildOpeningTask(plan)}`,
      output: withoutParsing(schema),
      maxOutputTokens: general.maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      reasoning: 'none',
      providerOptions: offered.description.callOptions({
        cacheKey: `${general.id}-${general.version}`,
        visitorHash: 'bench',
      }),
    }).textStream;
}

/** The SDK's own object output parses every partial answer, which would make the worker look better than it is. */
function withoutParsing(format: object): object {
  return {
    name: 'object',
    responseFormat: Promise.resolve({ type: 'json', ...format }),
    parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
    parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}
