import { z } from 'zod';

import type { FailedCall } from './failed-call.ts';
import { costOf, PRICE_VERSION } from './prices.ts';
import type { ProviderFault } from './faults.ts';
import type { ModelAnswer, ModelRequest } from './model-request.ts';
import type { StreamRun } from './read-stream.ts';
import { estimateTokens, noUsage, readUsage, type Usage } from './usage.ts';

/** The answer of a finished call, with its bill and times. */
export function describeAnswer(run: StreamRun, request: ModelRequest): ModelAnswer {
  const totalMs = Math.round(performance.now() - run.startedAt);
  return {
    text: run.text,
    finish: run.end?.finish === 'length' ? 'length' : 'stop',
    model: run.model,
    ...describeBill(run, request),
    firstTextMs: Math.round(run.firstTextMs ?? totalMs),
    totalMs,
  };
}

/** The record of a failed call. Unbilled faults cost nothing. */
export function describeFailure(
  run: StreamRun,
  request: ModelRequest,
  { reason, isBilled, kind }: Pick<ProviderFault, 'reason' | 'isBilled' | 'kind'>,
): FailedCall {
  const bill = isBilled ? describeBill(run, request) : { usage: noUsage, costMicroUsd: 0, priceVersion: PRICE_VERSION };
  return {
    provider: request.provider,
    model: run.model,
    ...bill,
    finish: run.end?.finish,
    firstTextMs: run.firstTextMs === undefined ? undefined : Math.round(run.firstTextMs),
    totalMs: Math.round(performance.now() - run.startedAt),
    reason,
    ...(kind && { kind }),
  };
}

function describeBill(
  run: StreamRun,
  request: ModelRequest,
): { usage: Usage; costMicroUsd: number; priceVersion: string } {
  const usage = readUsage(run.end?.usage, () => estimateUsage(request, run));
  return {
    usage,
    costMicroUsd: readReportedCost(run) ?? costOf(run.modelId, usage, new Date()),
    priceVersion: PRICE_VERSION,
  };
}

const CHARS_PER_REASONING_TOKEN = 4;

/** About what the most expensive of the four providers charges for an image of the size we send. */
const PICTURE_TOKENS = 1_600;

/** Sums the input tokens of a question, with `tokensOf` for each text. */
export function countInput(
  { instructions, material, task, schema }: ModelRequest,
  tokensOf: (text: string) => number,
): number {
  const parts = typeof material === 'string' ? [{ text: material }] : material;
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const sent = [instructions, ...texts, task ?? '', schema === undefined ? '' : JSON.stringify(schema)];
  const pictureTokens = (parts.length - texts.length) * PICTURE_TOKENS;
  return sent.reduce((total, words) => total + tokensOf(words), pictureTokens);
}

function estimateUsage(request: ModelRequest, { text, reasoningChars }: StreamRun): Usage {
  const inputTokens = countInput(request, estimateTokens);
  const reasoningTokens = Math.ceil(reasoningChars / CHARS_PER_REASONING_TOKEN);
  const outputTokens = estimateTokens(text) + reasoningTokens;
  return { ...noUsage, inputTokens, outputTokens, reasoningTokens, estimated: true };
}

const PerplexityCost = z.looseObject({
  perplexity: z.looseObject({
    cost: z.looseObject({ totalCost: z.number().nonnegative(), currency: z.literal('USD') }),
  }),
});

/** Perplexity reports the cost of a call; it takes precedence over our price table. */
function readReportedCost({ end }: StreamRun): number | undefined {
  const reported = PerplexityCost.safeParse(end?.metadata);
  return reported.success ? Math.ceil(reported.data.perplexity.cost.totalCost * 1e6) : undefined;
}
