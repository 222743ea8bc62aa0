/** More than any answer needs: an event of a stream repeats a whole answer at most, and reasoning may be as long again. */
const LIMITS = { bytes: 16 * 1_024 * 1_024, lineBytes: 1_024 * 1_024, lines: 500_000 };
/** An error, or a transcript with the times of its words. */
const WHOLE_BYTES = 2 * 1_024 * 1_024;

class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/** True when the error says, itself or as a cause, that a provider sent more than any answer needs. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof TooMuch || (error instanceof Error && isTooMuch(error.cause));
}

/**
 * The only way to a provider. Redirects are not followed, and a response ends with an error at more bytes, longer lines
 * or more lines than an answer needs. Time is bounded by the call's own timeouts.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { body, status, statusText, headers } = response;
  if (!body) return response;
  const isStream = response.ok && (headers.get('content-type') ?? '').includes('event-stream');
  return new Response(body.pipeThrough(isStream ? limitStream() : limitWhole()), { status, statusText, headers });
};

function limitWhole(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > WHOLE_BYTES) throw new TooMuch();
      controller.enqueue(chunk);
    },
  });
}

const NEW_LINE = 10;

function limitStream(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let lines = 0;
  let lineBytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      let start = 0;
      for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, start)) {
        lines += 1;
        lineBytes = 0;
        start = end + 1;
      }
      lineBytes += chunk.length - start;
      if (bytes > LIMITS.bytes || lines > LIMITS.lines || lineBytes > LIMITS.lineBytes) throw new TooMuch();
      controller.enqueue(chunk);
    },
  });
}
