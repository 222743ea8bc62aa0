import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a server on this machine, so that a test can cut, delay or redirect its connections. */
export type TcpProxy = {
  port: number;
  /** Closes every connection and sends new ones to this port. Without a port, connections are refused. */
  routeTo(port: number | undefined): void;
  /** Delays all traffic by `ms` in both directions. */
  delay(ms: number): void;
  /** Open connections stay open but carry nothing from now on, as after a network loss; new connections work. */
  mute(): void;
  close(): Promise<void>;
};

export async function openTcpProxy(port: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let target: number | undefined = port;
  let lateMs = 0;
  const track = (socket: Socket): Socket => {
    open.add(socket);
    return socket.setNoDelay(true).on('close', () => open.delete(socket));
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => (lateMs > 0 ? setTimeout(() => to.write(bytes), lateMs) : to.write(bytes)));
    from.on('end', () => (lateMs > 0 ? setTimeout(() => to.end(), lateMs) : to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroySoon());
  };
  const server = createServer((client) => {
    track(client);
    if (target === undefined) return void client.destroy();
    const store = track(connect(target, '127.0.0.1'));
    pass(client, store);
    pass(store, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    routeTo(next) {
      target = next;
      endAll();
    },
    delay: (ms) => void (lateMs = ms),
    mute() {
      for (const socket of open) socket.pause();
    },
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
