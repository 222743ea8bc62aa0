/** One object for both directions: a channel does not receive its own messages. */
const channel = new BroadcastChannel('cleared');

/** Tells the visitor's other tabs that everything they show is deleted. */
export function announceCleared(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no origin
  channel.postMessage(null);
}

/** Reloads this tab when another one has deleted everything: it would show deleted data and use a deleted label. */
export function reloadWhenCleared(): void {
  channel.onmessage = () => {
    if (window.location.pathname === '/') window.location.replace('/');
  };
}
