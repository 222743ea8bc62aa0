import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

export type OpenTrap = {
  port: number;
  calls(): number;
  /** The first bytes that each caller sent before it was disconnected. */
  words(): string[];
  close(): Promise<void>;
};

const PATIENCE_MS = 500;

/** Counts connections and packets: no file may ever cause one. On `::` every name of this machine leads here. */
export async function openTrap(host: '127.0.0.1' | '::' = '127.0.0.1'): Promise<OpenTrap> {
  let calls = 0;
  const words: string[] = [];
  const lines = createServer((line) => {
    calls += 1;
    line.setTimeout(PATIENCE_MS, () => line.destroy());
    line.on('error', () => {}); // the caller may disconnect
    line.once('data', (bytes: Buffer) => {
      words.push(bytes.toString('latin1', 0, 2_000));
      line.destroy();
    });
  });
  lines.listen(0, host);
  await once(lines, 'listening');
  const { port } = lines.address() as { port: number };
  const packets = createSocket(host === '::' ? 'udp6' : 'udp4', () => (calls += 1));
  packets.bind(port, host);
  await once(packets, 'listening');
  return {
    port,
    calls: () => calls,
    words: () => [...words],
    async close() {
      packets.close();
      lines.close();
      await once(lines, 'close');
    },
  };
}
