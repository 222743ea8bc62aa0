import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A stable address for a store that may fail over, like a load balancer or a virtual IP in production. */
export type Door = {
  port: number;
  /** Closes every connection and sends new ones to this port. Without a port, connections are refused. */
  lead(port: number | undefined): void;
  /** Delays all traffic by `ms` in both directions. */
  delay(ms: number): void;
  close(): Promise<void>;
};

export async function openDoor(port: number): Promise<Door> {
  const open = new Set<Socket>();
  let target: number | undefined = port;
  let lateMs = 0;
  const keep = (socket: Socket): Socket => {
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
    keep(client);
    if (target === undefined) return void client.destroy();
    const store = keep(connect(target, '127.0.0.1'));
    pass(client, store);
    pass(store, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    lead(next) {
      target = next;
      endAll();
    },
    delay: (ms) => void (lateMs = ms),
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
