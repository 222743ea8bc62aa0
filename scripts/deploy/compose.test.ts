import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCompose, type Compose, readCompose } from './compose.ts';
import { interpolate } from './interpolate.ts';
import { checkTargets } from './targets.ts';

const text = readFileSync('deploy/compose.yaml', 'utf8');
const needed = [...new Set([...text.matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name = '']) => name))];
const values = Object.fromEntries(needed.map((name) => [name, `value-of-${name}`]));

const asItStands = readCompose(interpolate(text, values).text);

/** The compose file with one change. */
function changed(change: (compose: Compose, service: (name: string) => Compose['services'][string]) => void): Compose {
  const compose = structuredClone(asItStands);
  change(compose, (name) => {
    const found = compose.services[name];
    if (!found) throw new Error(`no ${name}`);
    return found;
  });
  return compose;
}

test('the Compose file follows every rule', () => {
  expect(checkCompose(changed(() => {}))).toEqual([]);
});

test.for(needed)('without %s nothing starts, and the message names it', (name) => {
  const { faults } = interpolate(text, { ...values, [name]: '' });

  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.startsWith(`${name}: `))).toBe(true);
});

test('Prometheus targets are reachable, and a container on another network or port is reported', () => {
  const config = 'deploy/observe/prometheus.yaml';

  expect(checkTargets(config, asItStands)).toEqual([]);
  expect(
    checkTargets(
      config,
      changed((_, of) => void (of('media').networks = ['front'])),
    ),
  ).toEqual(['prometheus: nothing answers at media:5001']);
  expect(
    checkTargets(
      config,
      changed((_, of) => void (of('node-exporter').healthcheck = { test: ['none'] })),
    ),
  ).toEqual(['prometheus: nothing answers at node-exporter:9100']);
});

test.for<[string, Parameters<typeof changed>[0]]>([
  ['garage: its root file system can be written to', (_, of) => void (of('garage').read_only = false)],
  ['postgres: it keeps rights of root', (_, of) => void (of('postgres').cap_drop = [])],
  ['media: it can gain rights', (_, of) => void of('media').security_opt.shift()],
  ['valkey: its image has no version', (_, of) => void (of('valkey').image = 'valkey/valkey:latest')],
  ['worker: its memory has no limit', (_, of) => void delete of('worker').mem_limit],
  ['api: nobody starts it again', (_, of) => void delete of('api').restart],
  ['postgres: only the edge has open ports', (_, of) => void of('postgres').ports.push('5432:5432')],
  ['media: only the worker has a way out', (_, of) => void of('media').networks.push('egress')],
  ['api: only the worker has a way out', ({ networks }) => void (networks['front'] = { internal: false })],
  [
    'api: only the worker has the keys',
    (_, of) => void of('api').env_file.push({ path: 'worker.env', required: false }),
  ],
  ['api: OPENAI_API_KEY is for workers only', (_, of) => void (of('api').environment['OPENAI_API_KEY'] = 'x')],
  ['api: TRUST_HOPS is no setting', (_, of) => void (of('api').environment['TRUST_HOPS'] = 1)],
  ['migrate: SERVER_KEYS is not given', (_, of) => void delete of('migrate').environment['SERVER_KEYS']],
  ['media: SERVER_KEYS is not for it', (_, of) => void (of('media').environment['SERVER_KEYS'] = 'x')],
  ['api: it does not wait for the migration', (_, of) => void delete of('api').depends_on['migrate']],
  [
    'ops: an interrupted restore keeps it from starting',
    (_, of) => void (of('ops').depends_on['migrate'] = { condition: 'service_completed_successfully' }),
  ],
  ['media: its parsers may run without the sandbox', (_, of) => void delete of('media').environment['SANDBOX']],
  ['all together may take 4720 MiB, more than 3700', (_, of) => void (of('media').mem_limit = '2g')],
  ['valkey: --maxmemory-policy noeviction is not set', (_, of) => void of('valkey').command.splice(9, 2)],
  ['postgres: log_min_error_statement=panic is not set', (_, of) => void of('postgres').command.splice(1, 2)],
])('%s', ([fault, change]) => {
  expect(checkCompose(changed(change))).toContain(fault);
});
