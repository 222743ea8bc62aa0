import { spawnSync } from 'node:child_process';

const environment = {
  ...process.env,
  DOMAIN: 'analysis.example',
  HAPROXY_BIND: '127.0.0.1:8443',
  HAPROXY_API: '127.0.0.1:5000',
};

/** Each file is validated by its own program. */
const commands = [
  ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
  ['/usr/sbin/haproxy', '-c', '-f', 'deploy/haproxy.cfg'],
];

/** Validates the shipped proxy files with Caddy and HAProxy. */
export function checkProxies(): { files: number; faults: string[] } {
  const faults = commands.flatMap(([program = '', ...words]) => {
    const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', env: environment });
    if (error) return [`${program}: ${error.message}`];
    return status === 0 ? [] : [`${program}: ${stdout}${stderr}`.trim()];
  });
  return { files: commands.length, faults };
}
