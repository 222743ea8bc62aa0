import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { providerSettings, readConfig } from '@app/core/config/config';
import { openLlm } from '@app/core/llm/llm';
import type { Environment } from '@app/core/processes';
import { buildInstructions, wrapMaterial } from '@app/core/report/build-instructions';
import { buildSchema } from '@app/core/report/build-schema';
import { planReading } from '@app/core/report/plan-reading';
import { general } from '../../packages/frameworks/src/list/general.ts';

/** The chunks of one answer, with nothing around the SDK. */
export type BareCall = (content: string, signal?: AbortSignal) => AsyncIterable<string>;

type StreamText = (options: Record<string, unknown>) => { textStream: AsyncIterable<string> };

/** The SDK lives in core alone; the comparison borrows that copy, so that both sides run the same version. */
async function loadStreamText(): Promise<StreamText> {
  const path = createRequire(new URL('../../packages/core/package.json', import.meta.url)).resolve('ai');
  const { streamText } = (await import(pathToFileURL(path).href)) as { streamText: StreamText };
  return streamText;
}

/** Any length will do: no part of this framework depends on it. */
const SAMPLE_WORDS = 300;

/** Asks what the worker asks, by `streamText`. */
export async function openBareCall(environment: Environment): Promise<BareCall> {
  const streamText = await loadStreamText();
  const offered = openLlm({ providers: providerSettings(readConfig(environment)) }).offered.get('openai');
  if (!offered) throw new Error('the simulator offers no such model');
  const plan = planReading(general, 'text', SAMPLE_WORDS);
  const schema = {
    name: `${general.id}_reading`,
    description: `A reading of the material: ${general.label}`,
    schema: buildSchema(plan, { withSummary: true }),
  };

  return (content, signal) =>
    streamText({
      model: offered.model,
      instructions: buildInstructions(plan),
      prompt: wrapMaterial(content),
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

/** The SDK's own object output parses every partial answer: against it the worker would look too good. */
function withoutParsing(format: object): object {
  return {
    name: 'object',
    responseFormat: Promise.resolve({ type: 'json', ...format }),
    parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
    parsePartialOutput: ({ text }: { text: string }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}
