import { z } from 'zod';

type ErrorRow = {
  status: number;
  /** True when the worker may retry the same work. */
  retry: boolean;
  /** The message a visitor sees; it is the response body. */
  message: string;
};

const row = (status: number, retry: boolean, message: string): ErrorRow => ({ status, retry, message });

export const errorTable = {
  BAD_REQUEST: row(400, false, 'The request could not be understood.'),
  TEXT_MISSING: row(400, false, 'Please provide text to analyze'),
  FILE_MISSING: row(400, false, 'Please provide a file to analyze'),
  MESSAGE_MISSING: row(400, false, 'Please type a question first.'),
  EMAIL_INVALID: row(400, false, 'Please enter a valid email'),
  UPLOAD_TOO_SLOW: row(400, false, 'The upload was too slow. Please try again with a better connection.'),
  FOREIGN_ORIGIN: row(403, false, 'This request came from another site and was refused.'),
  NOT_FOUND: row(404, false, 'Not found.'),
  NOTHING_TO_DISCUSS: row(409, false, 'There is no analysis in this session to talk about yet.'),
  CHAT_FULL: row(409, false, 'This conversation has reached its limit. Please start a new analysis.'),
  NOTHING_MISSING: row(409, false, 'Nothing can be added to this analysis.'),
  MATERIAL_GONE: row(409, false, 'What this report was made from is no longer kept. Please analyze it again.'),
  NOT_FINISHED: row(409, false, 'The analysis is not finished yet.'),
  NO_PICTURE: row(409, false, 'No picture is made of this report.'),
  ANALYSIS_CANCELLED: row(409, false, 'The analysis was stopped.'),
  IDEMPOTENCY_MISMATCH: row(409, false, 'This idempotency key was already used for another request.'),
  BODY_TOO_LARGE: row(413, false, 'The request is too large.'),
  FILE_TOO_LARGE: row(413, false, 'The file is larger than 50 MB.'),
  NOT_JSON: row(415, false, 'Only JSON is accepted.'),
  DOCUMENT_UNSUPPORTED: row(415, false, 'Please upload a PDF, DOC, DOCX, or TXT file'),
  MEDIA_UNSUPPORTED: row(415, false, 'Please upload an image or video file.'),
  FILE_UNREADABLE: row(422, false, 'This file could not be read. It may be damaged.'),
  FILE_LOCKED: row(422, false, 'This document is protected by a password. Please upload it without one.'),
  FILE_WITHOUT_TEXT: row(422, false, 'No text was found in this document.'),
  FILE_TOO_COMPLEX: row(422, false, 'This file is too large or too complex to be read.'),
  DOCUMENT_SCANNED: row(422, false, 'This PDF holds pictures of pages, not text. Please use Document to analyze it.'),
  TEXT_TOO_COMPLEX: row(422, false, 'This text is too complex to be read. Please try a shorter one.'),
  MODEL_REFUSED: row(422, false, 'The model declined to analyze this text. Please try another text or another model.'),
  MAIL_REFUSED: row(422, false, 'The e-mail could not be delivered to this address.'),
  MAIL_LIMITED: row(429, false, 'Too many e-mails were sent. Please try again tomorrow.'),
  UPLOADS_BUSY: row(429, false, 'Too many uploads at the moment. Please try again in a few seconds.'),
  BUDGET_USED: row(429, false, "You have used today's budget of this service. Please come back tomorrow."),
  DAILY_LIMIT: row(429, false, "You have reached today's limit of this service. It begins anew at midnight UTC."),
  RATE_LIMITED: row(429, false, 'Too many requests. Please wait a moment and try again.'),
  PROOF_NEEDED: row(
    429,
    false,
    'Very many requests come from your network. Please wait while your browser solves a puzzle.',
  ),
  INTERNAL: row(500, false, 'Something went wrong on our side. Please try again.'),
  PROVIDER_REJECTED: row(502, false, 'The model could not accept this request. Please try another model.'),
  PROVIDER_CUT: row(502, true, 'The model stopped in the middle. Please try again.'),
  PROVIDER_EMPTY: row(502, true, 'The model gave no answer. Please try again.'),
  ANSWER_UNUSABLE: row(502, true, 'The model gave an answer we could not use. Please try again.'),
  ATTEMPTS_EXHAUSTED: row(503, false, 'The analysis was interrupted too often. Please try again.'),
  MODEL_UNAVAILABLE: row(503, false, 'This model is not available here. Please choose another model.'),
  FRAMEWORK_UNAVAILABLE: row(503, false, 'This assessment is not available at the moment. Please choose another one.'),
  OVERLOADED: row(503, false, 'Very many analyses are waiting at the moment. Please try again in a minute.'),
  MEDIA_UNAVAILABLE: row(503, false, 'Image and video analysis is not available right now.'),
  MAIL_UNAVAILABLE: row(503, false, 'E-mail is not available at the moment. Please try again later.'),
  PROVIDER_DENIED: row(503, false, 'This model is not available at the moment. Please choose another model.'),
  PROVIDER_QUOTA: row(503, false, 'This model has reached its limit. Please choose another model.'),
  PROVIDER_BUSY: row(503, true, 'The model is very busy. Please try again in a minute.'),
  PROVIDER_FAILED: row(503, true, 'The model had a problem. Please try again in a minute.'),
  SPEND_CAPPED: row(503, false, 'This service has reached its spending limit for now. Please try again later.'),
  SERVICE_UNAVAILABLE: row(503, true, 'The service is not available at the moment. Please try again in a minute.'),
  PROVIDER_TIMEOUT: row(504, true, 'The model took too long to answer. Please try again.'),
} as const satisfies Record<string, ErrorRow>;

export const ErrorCode = z.enum(Object.keys(errorTable) as [keyof typeof errorTable, ...(keyof typeof errorTable)[]]);
export type ErrorCode = z.infer<typeof ErrorCode>;
