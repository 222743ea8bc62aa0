export type EventStream = { reopen: () => void; close: () => void };

type Options = {
  onMessage: (data: string) => void;
  /** Called once, when the server refused `MAX_TRIES` times in a row. */
  onLost: () => void;
  connect?: (url: string) => EventSource;
};

const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const SILENCE_MS = 10_000;

/**
 * A network cut is mended by EventSource itself, with Last-Event-ID. This adds what it leaves out: a refused connection
 * is tried again with growing waits, and a page that was frozen or offline attaches afresh.
 */
export function openEventStream(url: string, { onMessage, onLost, connect = connectTo }: Options): EventStream {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let openedAt = 0;
  let heardAt = 0;

  function open(): void {
    clearTimeout(timer);
    source?.close();
    const opened = connect(url);
    source = opened;
    openedAt = heardAt = Date.now();
    opened.onmessage = (event: MessageEvent<string>) => {
      if (opened !== source) return;
      tries = 0;
      heardAt = Date.now();
      onMessage(event.data);
    };
    opened.onerror = () => {
      if (opened === source && opened.readyState === EventSource.CLOSED) tryAgain();
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

  /** At once, unless that would spin. */
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

  function close(): void {
    clearTimeout(timer);
    source.close();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', open);
  }

  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', open);
  open();
  return { reopen, close };
}

function connectTo(url: string): EventSource {
  return new EventSource(url, { withCredentials: true });
}
