import type { OpenApiDocument, ParameterObject } from './openapi-types.ts';
import type { HeaderName } from './operations.ts';

/** The introduction above the list of calls. */
export const about: Pick<OpenApiDocument['info'], 'description' | 'license'> = {
  description: [
    'Paths, bodies, replies, events and failures as the server checks them.',
    'There is no login: a caller is whoever holds the signed cookie `visitor`, which the first call of the same origin ' +
      'sets. What one visitor made does not exist for another: the answer is 404, or an empty list of messages.',
    'A writing call must come from the same origin, or from a client that sends neither `Sec-Fetch-Site` nor `Origin`. ' +
      'Bodies are JSON; a file may also come as it is, in a form (`multipart/form-data`) with the same fields. A failure is answered in plain words, with its code in `X-Error-Code`; an answer with 429 or ' +
      '503 says in `Retry-After` when to come back.',
    'Fields and events may be added: ignore what you do not know.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

export const tagNotes: Record<string, string> = {
  status: 'What is on offer',
  frameworks: 'The assessments',
  helpLines: 'Help in a crisis',
  analyses: 'Start, follow, stop',
  documents: 'Text out of a file',
  messages: 'What was written',
  chat: 'Talk about an analysis',
  sharing: 'Copies for others',
  downloads: 'Reports as files',
  session: 'Starting over',
};

export const headerNotes: Record<HeaderName, Pick<ParameterObject, 'description' | 'schema'>> = {
  'Idempotency-Key': {
    description:
      'Letters, digits, `_` and `-`. The same key with the same body starts nothing a second time and gives the first answer again.',
    schema: { $ref: '#/components/schemas/IdempotencyKey' },
  },
  Prefer: { description: 'Answer at once, with 202.', schema: { const: 'respond-async' } },
  Accept: { description: 'Stream the reply.', schema: { type: 'string', examples: ['text/event-stream'] } },
  'Last-Event-ID': { description: 'The id of the last event the reader has.', schema: { type: 'string' } },
};

/** The cookie name depends on the URL of the deployment. Pages are same-origin, so callers rarely see it. */
export const visitorCookie: Record<string, string> = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-visitor',
  description: 'Set by the first call, signed, HttpOnly, SameSite=Strict. Over plain http its name is `visitor`.',
};
