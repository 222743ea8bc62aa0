import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type OpenTrap = { port: number; calls(): number; close(): Promise<void> };

/** Counts whoever calls: no file may ever make us do it. */
export async function openTrap(): Promise<OpenTrap> {
  let calls = 0;
  const lines = createServer((line) => {
    calls += 1;
    line.destroy();
  });
  lines.listen(0, '127.0.0.1');
  await once(lines, 'listening');
  const { port } = lines.address() as { port: number };
  const packets = createSocket('udp4', () => (calls += 1));
  packets.bind(port, '127.0.0.1');
  await once(packets, 'listening');
  return {
    port,
    calls: () => calls,
    async close() {
      packets.close();
      lines.close();
      await once(lines, 'close');
    },
  };
}
