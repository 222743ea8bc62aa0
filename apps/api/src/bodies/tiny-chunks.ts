import type { FastifyInstance } from 'fastify';

/** A body of so many chunks is always accepted. */
const FREE_CHUNKS = 1_000;
/** Chunks beyond that must be this large on average. */
const MIN_BYTES = 128;

/**
 * Cuts connections that send a body in tiny chunks. Node hands over each chunk by itself, and a packet of 64 kB can hold
 * ten thousand of them: a few such connections would block the event loop for seconds and fill the memory with buffers.
 */
export function refuseTinyChunks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.headers['transfer-encoding'] === undefined) return done();
    const push = raw.push.bind(raw);
    let [chunks, bytes] = [0, 0];
    raw.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
      chunks += 1;
      bytes += chunk?.length ?? 0;
      if (chunks <= FREE_CHUNKS + bytes / MIN_BYTES) return push(chunk, encoding);
      raw.socket.destroy();
      return false;
    };
    done();
  });
}
