import { expect, test } from 'vitest';
import { cutAtRandom, randomFrom } from '../../../testing/random.ts';
import { readEvents } from './read-events.ts';

function streamOf(pieces: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function read(text: string): Promise<unknown[]> {
  return collect(readEvents(streamOf([new TextEncoder().encode(text)])));
}

test('comments, ids and empty events are ignored', async () => {
  const text = ': hello\n\nid: 1\nevent: message\ndata: {"type":"restart","attempt":1}\n\nretry: 10\n\n';

  expect(await read(text)).toEqual([{ type: 'restart', attempt: 1 }]);
});

test('data over several lines is one event', async () => {
  expect(await read('data: {"type":"snapshot",\ndata:"text":"a"}\n\n')).toEqual([{ type: 'snapshot', text: 'a' }]);
});

test('a truncated event is ignored', async () => {
  expect(await read('data: {"type":"snapshot","text":"a"}\n\ndata: {"type":"snap')).toHaveLength(1);
});

test.for(['\n', '\r\n'])('any chunking of the bytes gives the same events (line end %j)', async (end) => {
  const random = randomFrom(7);
  const texts = ['naïve', '日本語', '😀 and more', 'a\n\nb'];
  const wire = texts.map((text) => `data: ${JSON.stringify({ type: 'snapshot', text })}${end}${end}`).join('');
  const bytes = new TextEncoder().encode(wire);
  const letters = String.fromCharCode(...bytes);

  const runs = Array.from({ length: 50 }, async () => {
    const pieces = cutAtRandom(letters, random, 9).map((cut) => Uint8Array.from(cut, (letter) => letter.charCodeAt(0)));
    return collect(readEvents(streamOf(pieces)));
  });

  const expected = texts.map((text) => ({ type: 'snapshot', text }));
  expect(await Promise.all(runs)).toEqual(runs.map(() => expected));
});

test('a reader that stops early closes the stream', async () => {
  let isClosed = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"type":"end","messageId":"m"}\n\n')),
    cancel: () => void (isClosed = true),
  });

  const events = readEvents(stream);
  await events.next();
  await events.return(undefined);

  expect(isClosed).toBe(true);
});
