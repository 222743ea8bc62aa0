import type { Value } from './functions.ts';

type Values = Record<string, Value>;

/** Laid over the chart's own values, as with `--values`. */
export function withValues(own: Values, over: Values): Values {
  const entries = Object.entries(over).map(([key, value]) => {
    const below = own[key];
    return [key, isMap(value) && isMap(below) ? withValues(below, value) : value] as const;
  });
  return { ...own, ...Object.fromEntries(entries) };
}

const isMap = (value: Value): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without these the chart says what is missing. */
export const leastValues: Values = {
  image: { repository: 'registry.example/personality-analysis' },
  publicUrl: 'https://analysis.example',
  storage: { bucket: 'analysis' },
};

/** Every branch of the templates that the least does not take. */
export const otherValues: Values = {
  image: { tag: '1.2.3', pullSecrets: [{ name: 'registry' }] },
  storage: { endpoint: 'https://s3.example' },
  settings: { LOG_LEVEL: 'warn', RETENTION_DAYS: 14 },
  api: { autoscaling: { enabled: false }, nodeSelector: { disk: 'ssd' } },
  worker: { autoscaling: { queueMetric: 'app_queue_jobs' } },
  media: { isolation: 'container', tolerations: [{ key: 'media', operator: 'Exists' }] },
  ingress: { enabled: true, className: 'nginx', host: 'analysis.example', tlsSecret: 'tls', annotations: { a: 'b' } },
  networkPolicy: { ingressNamespaceLabels: { name: 'ingress' } },
  serviceMonitor: { enabled: true, labels: { release: 'prometheus' } },
};
