// `node --watch` outlives a program that fails and waits for a changed file. Until everything is ready, a failed program
// ends its watcher too, so that `pnpm dev` stops instead of waiting for a dead process.
import { existsSync } from 'node:fs';

const watcher = process.ppid;
process.once('exit', (code) => {
  const isReady = existsSync(process.env.DEV_READY_FILE ?? '');
  // An orphaned process has another parent.
  if (code !== 0 && !isReady && process.ppid === watcher) process.kill(watcher);
});
