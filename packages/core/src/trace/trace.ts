import type { SpanFields, SpanKind } from './span-table.ts';

export type Span = {
  /** Adds what became known; a field that is not in the table is left out. */
  note(fields: SpanFields): void;
};

/** A span that begins in one place and ends in another. */
export type OpenSpan = Span & { traceId: string; within<Result>(work: () => Result): Result; end(): void };

/** Where time goes, across processes. */
export type Trace = {
  isOn: boolean;
  /** A failure is kept by its code, never by its words. */
  inSpan<Result>(kind: SpanKind, fields: SpanFields, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Always a new trace: what a visitor claims to be part of is not believed. */
  begin(kind: SpanKind, fields: SpanFields): OpenSpan | undefined;
  /** Goes on with what another process began; without it, on its own. */
  follow<Result>(traceparent: string | undefined, work: () => Result): Result;
  /** What another process goes on with. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends what is left, for a moment at most. */
  close(): Promise<void>;
};

const noSpan: Span = { note() {} };

export const noTrace: Trace = {
  isOn: false,
  inSpan: (_kind, _fields, work) => work(noSpan),
  begin: () => undefined,
  follow: (_traceparent, work) => work(),
  traceparent: () => undefined,
  traceId: () => undefined,
  close: async () => {},
};
