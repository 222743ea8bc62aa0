import { randomUUID } from 'node:crypto';
import { toAppError } from '../errors/app-error.ts';
import { describeError, type ErrorFacts, type Log, type LogFields } from './log.ts';

const SEND_LIMIT_MS = 5_000;
const CLOSE_LIMIT_MS = 2_000;
/** Limit per minute. Further reports are dropped: a repeated fault adds no information. */
const MAX_PER_MINUTE = 30;
/** The log fields that distinguish bugs. No ids, so that no report leads back to a visitor. */
const tagged = ['code', 'route', 'method', 'queue', 'role', 'framework', 'provider', 'model', 'migration'] as const;

export type ErrorTracker = {
  report(level: 'error' | 'warning', fields: LogFields, message: string): void;
  /** Waits briefly for the reports in flight. */
  close(): Promise<void>;
};

/** Reports to a server that accepts Sentry envelopes. If it is unreachable, only the report is lost. */
export function openErrorTracker(dsn: string): ErrorTracker {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  const url = `${protocol}//${host}${path}/api/${project}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=personality-analysis/1, sentry_key=${username}`,
  };
  const underWay = new Set<Promise<unknown>>();
  let minute = { of: 0, count: 0 };

  function mayReport(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (minute.of !== now) minute = { of: now, count: 0 };
    return ++minute.count <= MAX_PER_MINUTE;
  }

  return {
    report(level, fields, message) {
      if (!mayReport()) return;
      const body = toEnvelope({ ...toEvent(fields, message), level });
      const signal = AbortSignal.timeout(SEND_LIMIT_MS);
      const sent = fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
        .then((answer) => answer.body?.cancel())
        .catch(() => undefined)
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
      await Promise.race([Promise.all(underWay), late]);
    },
  };
}

/** Also reports errors, and warnings that carry a bug, to the tracker; unavailable stores and providers are not. */
export function trackErrors(log: Log, tracker: ErrorTracker | undefined): Log {
  if (!tracker) return log;
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn(fields, message) {
      log.warn(fields, message);
      if (fields.error !== undefined && toAppError(fields.error).code === 'INTERNAL')
        tracker.report('warning', fields, message);
    },
    error(fields, message) {
      log.error(fields, message);
      tracker.report('error', fields, message);
    },
  };
}

function toEvent({ error, ...fields }: LogFields, message: string): Record<string, unknown> {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1_000,
    platform: 'node',
    logentry: { formatted: message },
    tags: Object.fromEntries(
      tagged.flatMap((name) => (fields[name] === undefined ? [] : [[name, String(fields[name])]])),
    ),
    ...(error !== undefined && { exception: { values: toExceptions(describeError(error), message) } }),
  };
}

/** Sentry expects the cause first. The log message replaces the error's own message, which may quote a visitor. */
function toExceptions({ name, code, frames = [], cause }: ErrorFacts, message: string): object[] {
  const own = { type: name, value: code ?? message, stacktrace: { frames: frames.map(toFrame).toReversed() } };
  return [...(cause ? toExceptions(cause, message) : []), own];
}

function toFrame(line: string): object {
  const [, called, filename, row, column] = /^at (?:(.*) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (!filename) return { function: line.slice('at '.length), in_app: false };
  const inApp = !/node_modules|^node:/.test(filename);
  return { filename, lineno: Number(row), colno: Number(column), in_app: inApp, ...(called && { function: called }) };
}

function toEnvelope(event: Record<string, unknown>): string {
  const head = { event_id: event['event_id'], sent_at: new Date().toISOString() };
  return [head, { type: 'event' }, event].map((part) => `${JSON.stringify(part)}\n`).join('');
}
