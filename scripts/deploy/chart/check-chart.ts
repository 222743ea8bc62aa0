import { readFileSync } from 'node:fs';
import { checkManifests } from './check-manifests.ts';
import { lintChart, renderChart, type Values } from './helm.ts';
import { checkSchemas, checkTypes } from './schemas.ts';

/** The required values: without them the chart reports what is missing. */
export const leastValues: Values = {
  image: { repository: 'registry.example/personality-analysis' },
  publicUrl: 'https://analysis.example',
  storage: { bucket: 'analysis' },
};

/** Values that cover every template branch that the required values do not. */
export const otherValues: Values = {
  image: { ...(leastValues['image'] as Values), tag: '1.2.3', pullSecrets: [{ name: 'registry' }] },
  publicUrl: 'https://analysis.example',
  storage: { bucket: 'analysis', endpoint: 'https://s3.example' },
  settings: { LOG_LEVEL: 'warn', RETENTION_DAYS: 14 },
  api: { autoscaling: { enabled: false }, nodeSelector: { disk: 'ssd' } },
  worker: { autoscaling: { queueMetric: 'app_queue_jobs' } },
  media: { isolation: 'container', tolerations: [{ key: 'media', operator: 'Exists' }] },
  ingress: { enabled: true, className: 'nginx', host: 'analysis.example', tlsSecret: 'tls', annotations: { a: 'b' } },
  networkPolicy: { ingressNamespaceLabels: { name: 'ingress' } },
  serviceMonitor: {
    enabled: true,
    labels: { release: 'prometheus' },
    rules: readFileSync('deploy/observe/alerts.yaml', 'utf8'),
  },
};

const valuesToTry = [leastValues, otherValues, { ...leastValues, networkPolicy: { enabled: false } }];

/** Helm, the API schemas, the rules of this product, cheap steps first; stops at the first one that finds faults. */
export async function checkChart(folder: string): Promise<{ manifests: number; faults: string[] }> {
  const rendered = valuesToTry.map((values) => renderChart(folder, values));
  const documents = rendered.flatMap((each) => each.documents);
  const steps = [
    () => rendered.flatMap((each) => each.faults),
    () => checkSchemas(documents),
    () => checkManifests(documents),
    () => valuesToTry.flatMap((values) => lintChart(folder, values)),
    () => checkTypes(documents),
  ];
  for (const step of steps) {
    const faults = [...new Set(await step())];
    if (faults.length > 0) return { manifests: documents.length, faults };
  }
  return { manifests: documents.length, faults: [] };
}
