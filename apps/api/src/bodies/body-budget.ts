import { Transform } from 'node:stream';
import { AppError } from '@app/core/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** What all JSON bodies of a process may hold together: parsed, a body takes a few times its own size. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A body up to this size is always taken: ordinary texts and questions are, whoever fills the rest. */
const FREE_BYTES = 65_536;

/**
 * Fastify collects a whole body before it parses it, so many large ones that never end would fill the memory. Bytes are
 * counted as they arrive, before parsing, and given back when the call is over.
 */
export function bodyBudget(app: FastifyInstance, mostBytes = MOST_BYTES): void {
  let heldBytes = 0;
  app.addHook('preParsing', async ({ routeOptions }, reply, payload) => {
    // Small bodies, and files, which are not collected.
    if ((routeOptions.bodyLimit ?? 0) <= FREE_BYTES) return payload;
    let seenBytes = 0;
    let mine = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seenBytes += chunk.length;
        const more = Math.max(0, seenBytes - FREE_BYTES) - mine;
        if (more > 0 && heldBytes + more > mostBytes) return done(new AppError('UPLOADS_BUSY'));
        heldBytes += more;
        mine += more;
        done(null, chunk);
      },
    });
    reply.raw.once('close', () => {
      heldBytes -= mine;
      mine = 0;
      counted.destroy();
    });
    payload.once('error', (error: Error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}
