const CHANNEL = 'cleared';
/** A tab hears its own message through its other channel. */
const ownTab = crypto.randomUUID();

/** Tells the visitor's other tabs that everything they show is deleted. */
export function announceCleared(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin
  channel.postMessage(ownTab);
  channel.close();
}

/** Reloads this tab when another one has deleted everything: it would show what is gone and use a label that is gone. */
export function reloadWhenCleared(): void {
  new BroadcastChannel(CHANNEL).onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== ownTab && window.location.pathname === '/') window.location.replace('/');
  };
}
