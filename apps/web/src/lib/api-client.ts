import type { Route } from '@app/contract/route';
import type { z } from 'zod';
import { currentLanguage } from '../words/language.ts';

const CODE_HEADER = 'x-error-code';

/** `message` is the text the product shows: `status: body`, in the page's language. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: string;
  /** An error code of the contract; undefined if a proxy between the page and the server answered. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: string, { message = `${status}: ${body}`, code, retryAfter }: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.body = body;
    this.code = code;
    this.retryAfterMs = Number(retryAfter) * 1_000 || undefined;
  }
}

/** The error code and `Retry-After` (in seconds) of an error response. */
export type ApiRefusal = { code?: string | undefined; retryAfter?: string | undefined };
type ErrorDetails = ApiRefusal & { message?: string | undefined };

export type ApiReply<R extends Route> = z.infer<NonNullable<R['reply']>>;
type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `omit`: anonymous, without sending or accepting a cookie. */
  credentials?: RequestCredentials;
};

/** Makes one call of the contract. With `on401: 'empty'` a 401 gives null instead of an error. */
export async function call<R extends Route>(route: R, input?: Input): Promise<ApiReply<R>>;
export async function call<R extends Route>(route: R, input: Input & { on401: 'empty' }): Promise<ApiReply<R> | null>;
export async function call<R extends Route>(
  route: R,
  { params, query, body, headers, signal, credentials = 'include', on401 }: Input & { on401?: 'empty' } = {},
): Promise<ApiReply<R> | null> {
  const response = await fetch(urlOf(route, params, query), {
    method: route.method,
    credentials,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (on401 === 'empty' && response.status === 401) return null;
  if (!response.ok) throw await httpErrorOf(response);
  return (await response.json()) as ApiReply<R>;
}

/** The response header carries the error code; the body is the English message. */
export async function httpErrorOf(response: Response): Promise<HttpError> {
  const body = (await response.text()) || response.statusText;
  const { headers, status } = response;
  return httpError(status, body, {
    code: headers.get(CODE_HEADER) ?? undefined,
    retryAfter: headers.get('retry-after') ?? undefined,
  });
}

export async function httpError(status: number, body: string, refusal: ApiRefusal): Promise<HttpError> {
  if (currentLanguage() === 'en') return new HttpError(status, body, refusal);
  const said = import('../words/format-failure.ts').then(({ formatFailure }) =>
    formatFailure(status, refusal.code, body),
  );
  // Falls back to English if the translation cannot be loaded.
  return new HttpError(status, body, { ...refusal, message: await said.catch(() => undefined) });
}

export function urlOf(route: Route, params: Record<string, string> = {}, query?: Record<string, string>): string {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Returns an empty list for a session the server does not know (404). */
export async function emptyWhenUnknown<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}
