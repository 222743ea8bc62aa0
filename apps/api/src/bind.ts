import { describeProblems, formMessage } from '@app/contract/form-messages';
import { MAX_UPLOAD_BODY_BYTES } from '@app/contract/limits';
import type { QueueSlot } from '@app/core/db/queue-lengths';
import { rateLimitClassOf, type Route } from '@app/contract/route';
import { AppError } from '@app/core/errors/app-error';
import type { Upload } from '@app/core/uploads/save-upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { unhashedSender } from './bodies/body-budget.ts';
import { LARGE_BODY_MS } from './bodies/body-timeout.ts';
import { lingerOnRefusal } from './bodies/linger.ts';
import { receiveUploadBody } from './bodies/receive-upload-body.ts';
import type { UploadService } from './bodies/upload-service.ts';

type Parsed<Bound, Part extends string> =
  Bound extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A request and the reply to it. */
export type HttpExchange = { request: FastifyRequest; reply: FastifyReply };

type PlainCall<Bound extends Route> = HttpExchange & {
  params: Parsed<Bound, 'params'>;
  query: Parsed<Bound, 'query'>;
  body: Parsed<Bound, 'body'>;
};

type UploadCall = {
  upload: Upload;
  /** Transfers ownership of the file; without this call it is discarded when the request ends. */
  keepUpload(): void;
  /** A queue reservation, taken when the file began and released when the request ends. */
  queueSlot: QueueSlot | undefined;
};

export type RouteCall<Bound extends Route> = PlainCall<Bound> &
  (Bound extends { upload: string } ? UploadCall : unknown);

/** A handler returns its reply or, if the caller asks for events, streams it. */
type Answer<Bound extends Route> =
  | FastifyReply
  | (Bound extends { reply: infer Schema extends z.ZodType } ? z.input<Schema> : never);

type UploadOptions<Params> = {
  /** May refuse the request before any byte of the file is read. */
  before?: (request: FastifyRequest, params: Params) => Promise<void>;
  /**
   * May refuse the request or reserve a slot in the queue, based on the fields before the file. These are unvalidated
   * and may be incomplete.
   */
  checkEarly?: (fields: Record<string, unknown>, params: Params) => Promise<QueueSlot | undefined>;
};

type UntypedOptions = UploadOptions<unknown> | undefined;
type UntypedHandler = (call: object) => Promise<unknown>;

/** Binds one contract route to one handler; all input is parsed here, once. */
export function bind<Bound extends Route>(
  app: FastifyInstance,
  route: Bound,
  handler: (call: RouteCall<Bound>) => Promise<Answer<Bound>>,
  options?: Bound extends { upload: string } ? UploadOptions<Parsed<Bound, 'params'>> : never,
): void {
  const { method, path: url, upload: field, maxBodyBytes } = route;
  const config = { rateLimitClass: rateLimitClassOf(route), proof: route.proof };
  void app.register(async (scope) => {
    lingerOnRefusal(scope);
    if (field) {
      const answer = answerUpload(
        { ...route, upload: field },
        handler as UntypedHandler,
        app,
        options as UntypedOptions,
      );
      skipBodyParsing(scope);
      scope.route({ method, url, config: { ...config, bodyMs: LARGE_BODY_MS }, handler: answer });
      return;
    }
    scope.route({
      method,
      url,
      config,
      ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
      handler: (request, reply) =>
        handler({
          ...parseAddress(route, request),
          body: parse(route.body, request.body),
          request,
          reply,
        } as RouteCall<Bound>),
    });
  });
}

/** Receives the file first and discards it at the end unless the handler has kept it. */
function answerUpload(
  { upload: field, maxBodyBytes = MAX_UPLOAD_BODY_BYTES, ...route }: Route & { upload: string },
  handler: UntypedHandler,
  { uploads, holdBody }: FastifyInstance,
  options: UntypedOptions = {},
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const address = parseAddress(route, request);
    await options.before?.(request, address.params);
    const sender = unhashedSender(request.ip);
    const stored = uploads.hold(sender);
    let queueSlot: QueueSlot | undefined;
    try {
      const { upload, fields: body } = await receiveUploadBody(request.raw, uploads, {
        field,
        maxBytes: maxBodyBytes,
        sender,
        stored,
        inMemory: holdBody(sender),
        checkEarly: async (fields) => void (queueSlot = await options.checkEarly?.(fields, address.params)),
        parse: (fields) => parse(route.body, fields),
      });
      return await withUpload(uploads, upload, (keepUpload) =>
        handler({ ...address, body, upload, keepUpload, queueSlot, request, reply }),
      );
    } finally {
      queueSlot?.release();
      stored.end();
    }
  };
}

async function withUpload(
  uploads: UploadService,
  { id }: Upload,
  work: (keep: () => void) => Promise<unknown>,
): Promise<unknown> {
  let isKept = false;
  try {
    return await work(() => (isKept = true));
  } catch (error) {
    // After an unexpected error the row may exist anyway, so the file stays; maintenance removes it if it is not needed.
    isKept ||= !(error instanceof AppError);
    throw error;
  } finally {
    if (!isKept) await uploads.discard(id);
  }
}

/** Fastify parses no JSON and form bodies here, because the handler reads them itself. It still refuses other types. */
function skipBodyParsing(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(['application/json', 'multipart/form-data'], (_request, _payload, done) => done(null));
}

function parseAddress({ params, query }: Route, request: FastifyRequest): { params: unknown; query: unknown } {
  return { params: parse(params, request.params), query: parse(query, request.query) };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = check(schema, value ?? {});
  if (!success) throw new AppError('BAD_REQUEST', { cause: error, detail: describeProblems(error) });
  return data;
}

/**
 * A check may itself throw on the input, for example on a `length` that cannot be compared: that is a bad request too.
 */
function check(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  try {
    return schema.safeParse(value, { error: formMessage });
  } catch {
    throw new AppError('BAD_REQUEST'); // without the cause: it may quote the visitor's input
  }
}
