import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import type { Flood } from './faults.ts';
import type { WireReply } from './wire/wire.ts';

const PIECE = 65_536;
const MOST_BYTES = 600 * 1_024 * 1_024;

/** Sends 600 MB, or until the caller hangs up. */
export async function playFlood(response: ServerResponse, reply: WireReply, of: Flood): Promise<void> {
  const isProblem = of === 'problem';
  response.writeHead(isProblem ? 500 : 200, {
    'content-type': isProblem ? 'application/json' : 'text/event-stream; charset=utf-8',
  });
  const [opening, piece] = floods[of](reply);
  response.write(opening);
  const closed = once(response, 'close');
  for (let sent = 0; sent < MOST_BYTES && !response.destroyed; sent += piece.length)
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed]);
  response.end();
}

const NO_TOKENS = { input: 1, cacheRead: 0, cacheWrite: 0, output: 0, reasoning: 0 };
const often = (words: string): Buffer => Buffer.from(words.repeat(Math.ceil(PIECE / words.length)));

/** How the answer begins, and what is repeated. */
const floods: Record<Flood, (reply: WireReply) => [opening: string, piece: Buffer]> = {
  line: () => ['data: {"type":"', often('x')],
  comments: () => ['', often(': wait\n\n')],
  text: (reply) => [reply.opening(NO_TOKENS) + reply.textStart(), often(reply.textDelta('word '))],
  reasoning: (reply) => [reply.opening(NO_TOKENS), often(reply.reasoning('I think of it once more. '))],
  problem: () => ['{"error":{"message":"', often('x')],
};
