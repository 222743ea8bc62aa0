import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  /** Open connections stay open but carry nothing from now on, as after a network loss; new connections work. */
  mute(): void;
  /** Cuts every connection and accepts no new ones. */
  close(): Promise<void>;
};

/** A TCP relay to a server, so that a test can cut connections while the server runs on. */
export async function openRelay(port: number, host = '127.0.0.1'): Promise<Relay> {
  const lines = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(port, host);
    for (const [line, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      lines.add(line);
      line.on('error', () => {}); // either side may disconnect
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
