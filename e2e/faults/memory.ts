import { freePort } from '@app/core/processes';

const MEGABYTE = 1_024 * 1_024;

/** The memory of a process in megabytes. All values except `resident` are known only after a garbage collection. */
export type HeapMemory = { resident: number; heap: number; external: number };

/** Triggers garbage collection in a process; `environment` opens its inspector port. */
export type Inspector = {
  environment: { NODE_OPTIONS: string };
  /** Collects garbage first, so that only reachable memory is counted. */
  collect(): Promise<HeapMemory>;
};

export async function openInspector(): Promise<Inspector> {
  const port = await freePort();
  return {
    environment: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` },
    async collect() {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
      if (!target) throw new Error('nothing to inspect');
      const socket = new WebSocket(target.webSocketDebuggerUrl);
      try {
        await new Promise((resolve, reject) => {
          socket.addEventListener('open', resolve, { once: true });
          socket.addEventListener('error', reject, { once: true });
        });
        await ask(socket, 1, 'HeapProfiler.collectGarbage');
        const expression = 'process.memoryUsage()';
        const reply = await ask(socket, 2, 'Runtime.evaluate', { expression, returnByValue: true });
        const { rss, heapUsed, external } = (reply as { result: { value: NodeJS.MemoryUsage } }).result.value;
        return { resident: rss / MEGABYTE, heap: heapUsed / MEGABYTE, external: external / MEGABYTE };
      } finally {
        socket.close();
      }
    },
  };
}

function ask(socket: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error(`${method}: the process is gone`)), { once: true });
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (reply.id === id) resolve(reply.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
