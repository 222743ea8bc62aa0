export type EventStream = { reopen: () => void; close: () => void };
/** `waiting`: the connection is lost and being restored. */
export type Connection = 'live' | 'waiting';

type Options = {
  onMessage: (data: string) => void;
  /** Called once, when the server has refused `MAX_TRIES` times in a row. */
  onLost: () => void;
  /** Called on each change; a stream starts as live. */
  onConnection?: (connection: Connection) => void;
  connect?: (url: string) => EventSource;
};

const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const SILENCE_MS = 10_000;

/**
 * EventSource itself resumes after a network failure, with Last-Event-ID. This adds what it lacks: it retries a refused
 * connection with exponential backoff, and it reconnects a page that was frozen or offline.
 */
export function openEventStream(
  url: string,
  { onMessage, onLost, onConnection, connect = connectTo }: Options,
): EventStream {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let openedAt = 0;
  let heardAt = 0;
  let connection: Connection = 'live';

  function report(next: Connection): void {
    if (next === connection) return;
    connection = next;
    onConnection?.(next);
  }

  function open(): void {
    clearTimeout(timer);
    source?.close();
    const opened = connect(url);
    source = opened;
    openedAt = heardAt = Date.now();
    opened.onopen = () => {
      if (opened === source) report('live');
    };
    opened.onmessage = (event: MessageEvent<string>) => {
      if (opened !== source) return;
      tries = 0;
      heardAt = Date.now();
      report('live');
      onMessage(event.data);
    };
    opened.onerror = () => {
      if (opened !== source) return;
      report('waiting');
      if (opened.readyState === EventSource.CLOSED) tryAgain();
    };
  }

  function tryAgain(): void {
    if (tries === MAX_TRIES) {
      close();
      onLost();
      return;
    }
    timer = setTimeout(open, Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS));
    tries += 1;
  }

  /** Reconnects at once, unless the last connect was less than `FIRST_WAIT_MS` ago. */
  function reopen(): void {
    clearTimeout(timer);
    source.close();
    const wait = Math.max(0, openedAt + FIRST_WAIT_MS - Date.now());
    timer = setTimeout(open, Math.min(wait, FIRST_WAIT_MS));
  }

  function onVisible(): void {
    if (document.visibilityState !== 'visible') return;
    if (source.readyState === EventSource.CLOSED || Date.now() - heardAt > SILENCE_MS) open();
  }

  /** The browser reports a lost network before the stream fails. */
  function onOffline(): void {
    report('waiting');
  }

  function close(): void {
    clearTimeout(timer);
    source.close();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', open);
    window.removeEventListener('offline', onOffline);
  }

  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', open);
  window.addEventListener('offline', onOffline);
  open();
  return { reopen, close };
}

function connectTo(url: string): EventSource {
  return new EventSource(url, { withCredentials: true });
}
