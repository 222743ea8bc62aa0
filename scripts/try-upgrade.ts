// Replaces every container of ours by one of another version and back, one after the other as `docker compose up` does,
// while visitors have texts analysed through the proxy. FOLDER is that of `pnpm image:check`; OLD and NEW are tags of
// images in it. docs/deploy.md, "Upgrade and roll back", shows the namespaces it is called in.
import { setTimeout as delay } from 'node:timers/promises';
import { loadSettings, startLoad } from './image/load.ts';
import { openStack } from './image/stack.ts';

const BETWEEN_MS = 20_000;
/** Compose replaces what has changed, the migration first; stores and proxy stay. */
const ours = ['migrate', 'api', 'worker', 'media', 'backup'];

const [, , folder = '', old = '', current = ''] = process.argv;
const began = performance.now();
const tell = (fact: string): void => console.log(`${((performance.now() - began) / 1_000).toFixed(1)} s  ${fact}`);
const stack = await openStack({ folder, version: old, settings: loadSettings, tell });

try {
  await stack.startAll();
  const load = startLoad(stack.url);
  for (const version of [current, old, current]) {
    await delay(BETWEEN_MS);
    await stack.replace(ours, version);
  }
  await delay(BETWEEN_MS);
  const { requests, failed, finished, lost, slowestMs } = await load.stop();
  for (const each of [...failed, ...lost]) tell(JSON.stringify(each));
  tell(`the slowest answer took ${slowestMs} ms`);
  tell(`${requests} requests, ${failed.length} failed; ${finished} analyses, ${lost.length} lost`);
  process.exitCode = failed.length + lost.length > 0 || finished === 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  for (const name of stack.started) console.error(`== ${name}\n${stack.containers.log(name)}`);
  process.exitCode = 1;
} finally {
  stack.close();
  // What is still being started or waited for ends with this.
  process.exit();
}
