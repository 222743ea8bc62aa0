import type { SpanFields, SpanKind } from './span-table.ts';

export type TraceSpan = {
  /** Adds fields to the span; fields that are not in the table are dropped. */
  note(fields: SpanFields): void;
};

export type OpenSpan = TraceSpan & { traceId: string; within<Result>(work: () => Result): Result; end(): void };

export type Trace = {
  isOn: boolean;
  /** A failed span records the error code, never the message. */
  inSpan<Result>(kind: SpanKind, fields: SpanFields, work: (span: TraceSpan) => Promise<Result>): Promise<Result>;
  /** Always starts a new trace: a visitor's traceparent is not trusted. */
  begin(kind: SpanKind, fields: SpanFields): OpenSpan | undefined;
  /** Continues the trace of another process; without a traceparent, starts outside any trace. */
  follow<Result>(traceparent: string | undefined, work: () => Result): Result;
  /** The value with which another process continues the current trace. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Flushes the remaining spans, with a short timeout. */
  close(): Promise<void>;
};

const noSpan: TraceSpan = { note() {} };

export const noTrace: Trace = {
  isOn: false,
  inSpan: (_kind, _fields, work) => work(noSpan),
  begin: () => undefined,
  follow: (_traceparent, work) => work(),
  traceparent: () => undefined,
  traceId: () => undefined,
  close: async () => {},
};
