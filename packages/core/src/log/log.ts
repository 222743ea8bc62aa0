import { type DestinationStream, pino } from 'pino';
import { AppError } from '../errors/app-error.ts';
import { createOutageLogFilter } from './outage-log-filter.ts';

/** The fields a log line may contain: ids, counts, sizes, durations, codes. Never a visitor's text. */
const allowed = [
  'traceId',
  'analysisId',
  'uploadId',
  'attempt',
  'framework',
  'provider',
  'model',
  'simulated',
  'route',
  'method',
  'status',
  'code',
  'queue',
  'store',
  'setting',
  'role',
  'signal',
  'port',
  'migration',
  'partition',
  'count',
  'inputBytes',
  'inputChars',
  'outputChars',
  'isPartial',
  'quotesVerified',
  'quotesDropped',
  'inputTokens',
  'outputTokens',
  'costMicroUsd',
  'firstTextMs',
  'durationMs',
] as const;

export type LogFields = { [Field in (typeof allowed)[number]]?: string | number | boolean | undefined } & {
  error?: unknown;
};

type Write = (fields: LogFields, message: string) => void;
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

/** Writes JSON lines to stdout and drops every field that is not in the list. */
export function openLog(level: string, destination?: DestinationStream, traceId?: () => string | undefined): Log {
  const options = {
    level,
    base: { pid: process.pid },
    ...(traceId && { mixin: () => ({ traceId: traceId() }) }),
    formatters: {
      level: (label: string) => ({ level: label }),
      log: ({ error, ...fields }: Record<string, unknown>) => ({
        ...Object.fromEntries(allowed.filter((key) => key in fields).map((key) => [key, fields[key]])),
        ...(error !== undefined && { error: describeError(error) }),
      }),
    },
  };
  const log: Log = destination ? pino(options, destination) : pino(options);
  const filter = createOutageLogFilter();
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    error: (fields, message) => log.error(fields, message),
    warn(fields, message) {
      // Warnings about one analysis or file are always logged.
      const isOfOne = fields.analysisId !== undefined || fields.uploadId !== undefined;
      const leftOut = isOfOne ? 0 : filter.countSuppressed(fields.error, fields.store as string | undefined);
      if (leftOut !== undefined) log.warn(leftOut > 0 ? { ...fields, count: leftOut } : fields, message);
    },
  };
}

export type ErrorFacts = { name: string; code?: string; frames?: string[]; cause?: ErrorFacts };

/** An error message may quote a visitor, so only the class, the code and the stack frames are kept. */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = error instanceof AppError ? error.code : (error as { code?: unknown }).code;
  // The stack begins with the message, and a line of the message may look like a frame.
  const frames = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$|^\s+at .*\(<anonymous>\)$/.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(frames && { frames }),
    ...(error.cause instanceof Error && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}
