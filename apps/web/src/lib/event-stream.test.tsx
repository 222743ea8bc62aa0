import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, type EventStream, openEventStream } from './event-stream.ts';

/** The part of EventSource that the stream uses, controlled by the test. */
class FakeSource {
  readyState: number = EventSource.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onopen: (() => void) | null = null;
  close(): void {
    this.readyState = EventSource.CLOSED;
  }
  say(data: string): void {
    this.onmessage?.({ data });
  }
  refuse(): void {
    this.readyState = EventSource.CLOSED;
    this.onerror?.();
  }
}

let sources: FakeSource[];
let heard: string[];
let connections: Connection[];
let stream: EventStream;
const onLost = vi.fn();
const newest = (): FakeSource => sources[sources.length - 1] ?? new FakeSource();

beforeEach(() => {
  vi.useFakeTimers();
  onLost.mockClear();
  sources = [];
  heard = [];
  connections = [];
  const connect = (): EventSource => {
    const source = new FakeSource();
    sources.push(source);
    return source as unknown as EventSource;
  };
  stream = openEventStream('/events', {
    onMessage: (data) => heard.push(data),
    onConnection: (connection) => connections.push(connection),
    onLost,
    connect,
  });
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
});

test('a disconnect that EventSource retries opens no new stream', () => {
  newest().readyState = EventSource.CONNECTING;
  newest().onerror?.();

  vi.advanceTimersByTime(60_000);

  expect(sources).toHaveLength(1);
});

test('a refused stream is retried five times with growing delays, then lost once', () => {
  const waits = [1_000, 2_000, 4_000, 8_000, 16_000];

  const counts = waits.map((wait) => {
    newest().refuse();
    vi.advanceTimersByTime(wait - 1);
    const before = sources.length;
    vi.advanceTimersByTime(1);
    return [before, sources.length];
  });
  newest().refuse();
  vi.advanceTimersByTime(120_000);

  expect(counts).toEqual([1, 2, 3, 4, 5].map((count) => [count, count + 1]));
  expect(sources).toHaveLength(6);
  expect(onLost).toHaveBeenCalledTimes(1);
});

test('a message resets the failure count', () => {
  newest().refuse();
  vi.advanceTimersByTime(1_000);
  newest().say('hello');
  newest().refuse();
  vi.advanceTimersByTime(1_000);

  expect(sources).toHaveLength(3);
});

test('reopening closes the old stream and ignores its late messages', () => {
  const old = newest();
  vi.advanceTimersByTime(5_000);

  stream.reopen();
  vi.advanceTimersByTime(0);
  old.say('late');
  newest().say('fresh');

  expect(old.readyState).toBe(EventSource.CLOSED);
  expect(heard).toEqual(['fresh']);
});

test('a server that keeps sending reconnect is contacted at most once a second', () => {
  for (let second = 0; second < 10; second += 1) {
    stream.reopen();
    vi.advanceTimersByTime(1_000);
  }

  expect(sources).toHaveLength(11);
});

test('an online event reopens the stream at once', () => {
  window.dispatchEvent(new Event('online'));

  expect(sources).toHaveLength(2);
});

test('a page shown again reopens the stream only after a silence', () => {
  newest().say('hello');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sources).toHaveLength(1);

  vi.advanceTimersByTime(10_001);
  document.dispatchEvent(new Event('visibilitychange'));

  expect(sources).toHaveLength(2);
});

test('a disconnect is reported once, and so is its recovery', () => {
  newest().readyState = EventSource.CONNECTING;
  newest().onerror?.();
  newest().onerror?.();
  newest().onopen?.();
  newest().say('hello');

  expect(connections).toEqual(['waiting', 'live']);
});

test('a refused stream is waiting until the next message', () => {
  newest().refuse();
  vi.advanceTimersByTime(1_000);
  expect(connections).toEqual(['waiting']);

  newest().say('hello');

  expect(connections).toEqual(['waiting', 'live']);
});

test('an offline event reports waiting before the stream fails', () => {
  window.dispatchEvent(new Event('offline'));

  expect(connections).toEqual(['waiting']);
});

test('a closed stream stays closed', () => {
  newest().refuse();
  stream.close();

  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('online'));

  expect(sources).toHaveLength(1);
  expect(onLost).not.toHaveBeenCalled();
});
