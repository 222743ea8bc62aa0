import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind as Role,
  SpanStatusCode,
  trace as spans,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { toAppError } from '../errors/app-error.ts';
import { spanFields, type SpanFields, type SpanKind, spanKinds } from './span-table.ts';
import type { OpenSpan, TraceSpan, Trace } from './trace.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;
const SEND_EVERY_MS = 2_000;
const SEND_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 2_000;
/** Upper bound of buffered spans; further ones are dropped, so that an unreachable collector cannot fill the memory. */
const MAX_WAITING = 4_096;
const LONGEST_VALUE = 100;

const roles = {
  server: Role.SERVER,
  producer: Role.PRODUCER,
  consumer: Role.CONSUMER,
  client: Role.CLIENT,
  internal: Role.INTERNAL,
};

export type TraceSettings = {
  service: string;
  endpoint: string;
  /** The sampled share of traces, from 0 to 1. */
  share: number;
};

/** Creates all spans manually and registers nothing of the library globally. */
export function openOtlpTrace({ service, endpoint, share }: TraceSettings): Trace {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: SEND_LIMIT_MS,
        }),
        scheduledDelayMillis: SEND_EVERY_MS,
        maxQueueSize: MAX_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer('personality-analysis');

  const start = (kind: SpanKind, fields: SpanFields, parent: Context): OtelSpan =>
    tracer.startSpan(
      nameOf(kind, fields),
      { kind: roles[spanKinds[kind].role], attributes: toAttributes(fields) },
      parent,
    );
  const current = () => spans.getSpanContext(contexts.active());

  return {
    isOn: true,
    inSpan(kind, fields, work) {
      const span = start(kind, fields, contexts.active());
      return contexts.with(spans.setSpan(contexts.active(), span), () => settle(span, work));
    },
    begin(kind, fields) {
      return openSpan(start(kind, fields, ROOT_CONTEXT), contexts);
    },
    follow(traceparent, work) {
      const [, traceId, spanId, flag] = TRACEPARENT.exec(traceparent ?? '') ?? [];
      if (!traceId || !spanId) return contexts.with(ROOT_CONTEXT, work);
      const traceFlags = flag === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
      return contexts.with(spans.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true }), work);
    },
    traceparent() {
      const here = current();
      return here && isSpanContextValid(here)
        ? `00-${here.traceId}-${here.spanId}-0${here.traceFlags & TraceFlags.SAMPLED}`
        : undefined;
    },
    traceId: () => current()?.traceId,
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
      contexts.disable();
    },
  };
}

async function settle<Result>(span: OtelSpan, work: (span: TraceSpan) => Promise<Result>): Promise<Result> {
  try {
    return await work(noting(span));
  } catch (error) {
    fail(span, isAbort(error) ? 'ABORTED' : toAppError(error).code);
    throw error;
  } finally {
    span.end();
  }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

function openSpan(span: OtelSpan, contexts: AsyncLocalStorageContextManager): OpenSpan {
  return {
    ...noting(span),
    traceId: span.spanContext().traceId,
    within: (work) => contexts.with(spans.setSpan(ROOT_CONTEXT, span), work),
    end: () => void (span.isRecording() && span.end()),
  };
}

const noting = (span: OtelSpan): TraceSpan => ({
  note(fields) {
    span.setAttributes(toAttributes(fields));
  },
});

function fail(span: OtelSpan, code: string): void {
  span.setAttributes(toAttributes({ code }));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function nameOf(kind: SpanKind, fields: SpanFields): string {
  const { by } = spanKinds[kind];
  return by && fields[by] ? `${kind} ${fields[by]}` : kind;
}

/** Only fields in the table become attributes. */
function toAttributes(fields: SpanFields): Record<string, string | number> {
  const attributes: Record<string, string | number> = {};
  for (const [field, name] of Object.entries(spanFields)) {
    const value = fields[field as keyof SpanFields];
    if (value !== undefined) attributes[name] = value;
  }
  return attributes;
}
