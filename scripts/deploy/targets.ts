import { readFileSync } from 'node:fs';
import { Environment } from '@app/core/config/config';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Compose } from './compose.ts';

const Config = z.looseObject({
  scrape_configs: z.array(z.looseObject({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
  alerting: z.looseObject({
    alertmanagers: z.array(z.looseObject({ static_configs: z.tuple([z.object({ targets: z.array(z.string()) })]) })),
  }),
});

const { INTERNAL_PORT, WORKER_HEALTH_PORT } = Environment.shape;
const ports: Record<string, number> = {
  api: INTERNAL_PORT.parse(undefined),
  worker: WORKER_HEALTH_PORT.parse(undefined),
  media: WORKER_HEALTH_PORT.parse(undefined),
};

/** Checks that every target is a container on a network of Prometheus, at a port that container listens on. */
export function checkTargets(file: string, { services }: Compose): string[] {
  const { scrape_configs, alerting } = Config.parse(parse(readFileSync(file, 'utf8')));
  const lists = [...scrape_configs, ...alerting.alertmanagers].flatMap((each) => each.static_configs);
  const near = new Set(services['prometheus']?.networks);
  return lists
    .flatMap(({ targets }) => targets)
    .filter((target) => {
      const [name = '', port] = target.split(':');
      const service = services[name];
      const listens =
        ports[name] ?? Number(/127\.0\.0\.1:(\d+)/.exec(service?.healthcheck?.test?.join(' ') ?? '')?.[1]);
      return !service?.networks.some((network) => near.has(network)) || listens !== Number(port);
    })
    .map((target) => `prometheus: nothing answers at ${target}`);
}
