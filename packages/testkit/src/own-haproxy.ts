import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitUntilReady } from '@app/core/processes';
import { endProcess } from './end-process.ts';

export type OwnHaproxy = { url: string; stop(): Promise<void> };

/** A load balancer for one test: it checks `/readyz` and sends no traffic to servers that are not ready. */
export async function startOwnHaproxy(servers: string[]): Promise<OwnHaproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'own-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  await writeFile(file, settings(port, servers));
  const child = spawn('/usr/sbin/haproxy', ['-f', file, '-db'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${url}/livez`);
  return {
    url,
    async stop() {
      await endProcess(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Retries only failed connections: a request that reached a server is never sent to another. */
function settings(port: number, servers: string[]): string {
  return `
defaults
  mode http
  option redispatch 1
  option forwardfor
  retries 3
  retry-on conn-failure
  timeout connect 1s
  timeout client 10m
  timeout server 10m
  timeout queue 2s
  timeout http-keep-alive 10m
  timeout check 3s
  default-server inter 200ms fastinter 100ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down

frontend door
  bind 127.0.0.1:${port}
  http-after-response set-header Retry-After 5 if { status 503 } !{ res.hdr(retry-after) -m found }
  default_backend apis

backend apis
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
${servers.map((server, index) => `  server api${index} ${new URL(server).host} check`).join('\n')}
`;
}
