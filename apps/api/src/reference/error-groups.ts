import type { ErrorCode } from '@app/contract/errors';
import type { Route } from '@app/contract/route';

/** Errors that refuse a call before any work is done. */
const admission: ErrorCode[] = [
  'MODEL_UNAVAILABLE',
  'IDEMPOTENCY_MISMATCH',
  'BUDGET_USED',
  'DAILY_LIMIT',
  'PROOF_NEEDED',
  'SPEND_CAPPED',
  'OVERLOADED',
];

/** Errors that end the work of a model: the response of a waiting call, or the last event of a followed one. */
const outcome: ErrorCode[] = [
  'ANALYSIS_CANCELLED',
  'TEXT_TOO_COMPLEX',
  'MODEL_REFUSED',
  'PROVIDER_REJECTED',
  'PROVIDER_CUT',
  'PROVIDER_EMPTY',
  'PROVIDER_DENIED',
  'PROVIDER_QUOTA',
  'PROVIDER_BUSY',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
  'ANSWER_UNUSABLE',
  'ATTEMPTS_EXHAUSTED',
];

const reading: ErrorCode[] = ['FILE_UNREADABLE', 'FILE_LOCKED', 'FILE_TOO_COMPLEX'];

export const errorGroups = {
  owned: ['NOT_FOUND'],
  text: ['TEXT_MISSING', 'NOT_FOUND', 'UPLOADS_BUSY', 'FRAMEWORK_UNAVAILABLE', ...admission, ...outcome],
  rest: ['NOT_FOUND', 'NOTHING_MISSING', 'FRAMEWORK_UNAVAILABLE', ...admission, ...outcome],
  opinion: ['NOT_FOUND', 'NOT_FINISHED', 'MATERIAL_GONE', 'FRAMEWORK_UNAVAILABLE', 'ANALYSIS_CANCELLED', ...admission],
  followUp: ['DAILY_LIMIT', 'PROOF_NEEDED'],
  document: [
    'DOCUMENT_UNSUPPORTED',
    'FILE_WITHOUT_TEXT',
    'FRAMEWORK_UNAVAILABLE',
    'MEDIA_UNAVAILABLE',
    ...reading,
    ...admission,
    ...outcome,
  ],
  media: [
    'MEDIA_UNSUPPORTED',
    'MEDIA_UNAVAILABLE',
    'FRAMEWORK_UNAVAILABLE',
    'NOT_FOUND',
    ...reading,
    ...admission,
    ...outcome,
  ],
  extract: ['DOCUMENT_UNSUPPORTED', 'DOCUMENT_SCANNED', 'FILE_WITHOUT_TEXT', ...reading],
  chat: ['MESSAGE_MISSING', 'NOT_FOUND', 'NOTHING_TO_DISCUSS', 'CHAT_FULL', ...admission, ...outcome],
  share: [
    'EMAIL_INVALID',
    'NOT_FOUND',
    'NOT_FINISHED',
    'PROOF_NEEDED',
    'MAIL_LIMITED',
    'MAIL_REFUSED',
    'MAIL_UNAVAILABLE',
  ],
  file: ['NOT_FOUND', 'NOT_FINISHED'],
  picture: ['NOT_FOUND', 'NOT_FINISHED', 'NO_PICTURE'],
} satisfies Record<string, ErrorCode[]>;

/** Errors that follow from the shape of a route. */
export function errorsByShape({ method, params, query, body, upload }: Route): ErrorCode[] {
  return [
    ...(params || query || body ? (['BAD_REQUEST'] as const) : []),
    ...(method === 'POST' ? (['FOREIGN_ORIGIN'] as const) : []),
    ...(body ? (['BODY_TOO_LARGE', 'NOT_JSON'] as const) : []),
    ...(upload ? (['FILE_MISSING', 'FILE_TOO_LARGE', 'UPLOADS_BUSY', 'UPLOAD_TOO_SLOW'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL',
    'SERVICE_UNAVAILABLE',
  ];
}
