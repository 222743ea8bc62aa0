import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Compose } from '../deploy/compose.ts';
import { run, type BuildWorkspace } from './tools.ts';

export type Networks = {
  /** The network namespace of a service. */
  namespaceOf(service: string): string;
  /** The host entries of the other services, under the names Compose gives them. */
  hostsOf(service: string): string[];
};

/**
 * A bridge for each network of the compose file and a namespace for each service, connected as in the file. No bridge
 * leads out of this machine or to another bridge: a service can reach only the networks it is on.
 */
export function createNetworks(workspace: BuildWorkspace, { services, networks }: Compose): Networks {
  const names = Object.keys(networks);
  const members = Object.keys(services);
  const ip = (...parameters: string[]): string => run(workspace, ['ip', ...parameters]);
  const addressOf = (service: string, network: string): string =>
    `10.89.${names.indexOf(network) + 1}.${members.indexOf(service) + 2}`;
  const networksOf = (service: string): string[] => services[service]?.networks ?? [];

  ip('link', 'set', 'lo', 'up');
  for (const index of names.keys()) {
    ip('link', 'add', bridgeOf(index), 'type', 'bridge');
    ip('addr', 'add', `10.89.${index + 1}.1/24`, 'dev', bridgeOf(index));
    ip('link', 'set', bridgeOf(index), 'up');
  }
  for (const service of members) {
    ip('netns', 'add', service);
    ip('-n', service, 'link', 'set', 'lo', 'up');
    for (const network of networksOf(service)) {
      const index = names.indexOf(network);
      const [outer, inner] = [`v${members.indexOf(service)}-${index}`, `eth${index}`];
      ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', service);
      ip('link', 'set', outer, 'master', bridgeOf(index), 'up');
      ip('-n', service, 'addr', 'add', `${addressOf(service, network)}/24`, 'dev', inner);
      ip('-n', service, 'link', 'set', inner, 'up');
    }
  }
  return {
    namespaceOf: (service) => `/run/netns/${service}`,
    hostsOf: (service) =>
      members.flatMap((other) => {
        const shared = networksOf(service).find((network) => networksOf(other).includes(network));
        return shared === undefined ? [] : [`${other}:${addressOf(other, shared)}`];
      }),
  };
}

const bridgeOf = (index: number): string => `net${index}`;

/** Replaces a published port: forwards connections on this machine to the container. */
export async function forwardPort(port: number, { host, to }: { host: string; to: number }): Promise<void> {
  const server = createServer((caller) => {
    const called = connect(to, host);
    caller.on('error', () => called.destroy());
    called.on('error', () => caller.destroy());
    caller.pipe(called).pipe(caller);
  });
  server.listen(port, '127.0.0.1').unref();
  await once(server, 'listening');
}
