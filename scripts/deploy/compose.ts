import { parse } from 'yaml';
import { z } from 'zod';
import { brokenRules, checkSettings } from './settings.ts';

const Strings = z.array(z.string()).default([]);
const Service = z.looseObject({
  image: z.string(),
  build: z
    .object({ context: z.string(), target: z.string(), args: z.record(z.string(), z.string()).default({}) })
    .optional(),
  read_only: z.boolean().default(false),
  restart: z.string().optional(),
  cap_drop: Strings,
  security_opt: Strings,
  networks: Strings,
  command: Strings,
  ports: Strings,
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  healthcheck: z
    .object({ test: z.array(z.string()).min(1).optional() })
    .loose()
    .optional(),
  logging: z
    .object({ options: z.record(z.string(), z.string()) })
    .loose()
    .optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.number().optional(),
  volumes: Strings,
});
type Service = z.infer<typeof Service>;

export const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) }).nullable()),
  volumes: z.record(z.string(), z.unknown()),
});
export type Compose = z.infer<typeof Compose>;

export function readCompose(text: string): Compose {
  return Compose.parse(parse(text, { merge: true }));
}

/** The rules for every container, and for ours among themselves. */
export function checkCompose(compose: Compose): string[] {
  const services = Object.entries(compose.services);
  return [
    ...services.flatMap(([name, service]) => [
      ...checkHardening(name, service),
      ...checkKeeping(name, service),
      ...(isOurs(service) ? checkOurs(name, service, compose) : []),
    ]),
    ...checkStores(compose),
    ...checkMemory(Object.values(compose.services)),
  ];
}

/** Containers that run commands of `ops` instead of a role. */
const isOps = ({ image }: Service): boolean => image.includes('-ops:');
export const isOurs = (service: Service): boolean => service.environment['ROLE'] !== undefined || isOps(service);
const isOnce = (service: Service): boolean => service.restart === 'no';

/** With or without the digest that pins it. */
const VERSIONED = /:(?:v?\d+\.\d+\.\d+[\w.-]*|\d+\.\d+-[\w.-]+)(?:@sha256:[0-9a-f]{64})?$/;
/** The documentation requires a 4 GB machine; the rest is left for the operating system. */
const MAX_MIB = 3_700;

function checkHardening(name: string, service: Service): string[] {
  return brokenRules(name, {
    'its root file system can be written to': service.read_only,
    'it keeps rights of root': service.cap_drop.includes('ALL'),
    'it can gain rights': service.security_opt.includes('no-new-privileges:true'),
    'its image has no version': isOurs(service) || VERSIONED.test(service.image),
    'its memory has no limit': service.mem_limit !== undefined,
    'its processor time has no limit': service.cpus !== undefined,
    'its processes have no limit': service.pids_limit !== undefined,
  });
}

function checkKeeping(name: string, service: Service): string[] {
  return brokenRules(name, {
    // Our images have a built-in health check.
    'nobody checks its health': isOurs(service) || service.healthcheck !== undefined,
    'its log grows without end': /^\d+m$/.test(service.logging?.options['max-size'] ?? ''),
    'nobody starts it again': isOnce(service) || service.restart === 'unless-stopped',
    'it is on no network of its own': service.networks.length > 0,
    'only the edge has open ports':
      service.networks.includes('edge') || service.ports.every((port) => port.startsWith('127.0.0.1:')),
  });
}

function checkOurs(name: string, service: Service, { networks }: Compose): string[] {
  const isOperators = isOps(service);
  const role = isOperators ? name : service.environment['ROLE'];
  // An operator's command checks the worker's keys.
  const isWorker = role === 'worker' || (isOperators && isOnce(service));
  const canLeave = service.networks.some((network) => networks[network]?.internal !== true);
  return [
    ...checkSettings(name, Object.keys(service.environment), isWorker),
    ...brokenRules(name, {
      'only the worker has a way out': isWorker || !canLeave,
      'only the worker has the keys': isWorker || service.env_file.every(({ path }) => path !== 'worker.env'),
      'it does not wait for the migration':
        isOnce(service) || service.depends_on['migrate']?.condition === 'service_completed_successfully',
      'an interrupted restore keeps it from starting':
        !isOperators || !isOnce(service) || service.depends_on['migrate'] === undefined,
      'its parsers may run without the sandbox': role !== 'media' || service.environment['SANDBOX'] === 'required',
    }),
  ];
}

function checkMemory(services: Service[]): string[] {
  const lasting = services.filter((service) => !isOnce(service) && service['profiles'] === undefined);
  const mib = lasting.reduce((sum, { mem_limit: limit = '' }) => sum + toMib(limit), 0);
  return mib <= MAX_MIB ? [] : [`all together may take ${mib} MiB, more than ${MAX_MIB}`];
}

function toMib(limit: string): number {
  return Number.parseInt(limit, 10) * (limit.endsWith('g') ? 1_024 : 1);
}

/** A store must neither log the data it receives nor lose it. */
function checkStores({ services }: Compose): string[] {
  const command = (name: string): string => services[name]?.command.join(' ') ?? '';
  const wanted = {
    postgres: ['log_min_error_statement=panic', 'log_parameter_max_length_on_error=0', 'log_statement=none'],
    valkey: ['--appendonly yes', '--maxmemory-policy noeviction', '--slowlog-log-slower-than -1', '--requirepass '],
    garage: ['--default-bucket'],
  };
  return Object.entries(wanted).flatMap(([name, words]) =>
    words.filter((word) => !command(name).includes(word)).map((word) => `${name}: ${word} is not set`),
  );
}
