import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Lines that are open stay open and carry nothing from now on, as in a network that lost them; new ones work. */
  mute(): void;
  /** Cuts every line, and takes no new one. */
  close(): Promise<void>;
};

/** A line to a server that can be cut while the server itself goes on. */
export async function openRelay(port: number, host = '127.0.0.1'): Promise<Relay> {
  const lines = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(port, host);
    for (const [line, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      lines.add(line);
      line.on('error', () => {}); // either side may hang up
      line.pipe(other).once('close', () => lines.delete(other));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    mute() {
      for (const line of lines) line.unpipe().pause();
    },
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
