import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { stringify } from 'yaml';

/** The labels that Prometheus adds to every series of a process, one entry per replica. */
export type MonitoredStack = { name: string; roles: Record<MonitoredRole, Record<string, string>[]> };
export type MonitoredRole = 'api' | 'worker' | 'media' | 'machine';

type Target = { labels: Record<string, string> };

/** Runs Prometheus' own relabelling and returns the final labels of one scrape job's targets. */
function labelsOf(file: string, job: string): Record<string, string>[] {
  const text = execFileSync('promtool', ['check', 'service-discovery', '--timeout=500ms', file, job], {
    encoding: 'utf8',
  });
  return (JSON.parse(text) as Target[]).map(({ labels }) =>
    Object.fromEntries(Object.entries(labels).filter(([name]) => !name.startsWith('__'))),
  );
}

/** As the compose profile `watch` scrapes them. */
export function composeStack(file: string): MonitoredStack {
  const [api = [], worker = [], media = [], machine = []] = ['api', 'worker', 'media', 'machine'].map((role) =>
    labelsOf(file, `analysis-${role}`),
  );
  return { name: 'compose', roles: { api, worker, media, machine } };
}

const COPIES = 2;

/** As the Prometheus operator scrapes two pods of each role with the chart's ServiceMonitor. */
export function clusterStack(folder: string, monitor: IServiceMonitor): MonitoredStack {
  const service = monitor.metadata?.name ?? '';
  const targets = ['api', 'worker', 'media'].flatMap((role, index) =>
    Array.from({ length: COPIES }, (_, copy) => ({
      targets: [`10.42.${index}.${copy + 1}:${role === 'api' ? 5002 : 5001}`],
      labels: {
        __meta_kubernetes_service_name: `${service}-internal`,
        __meta_kubernetes_pod_label_app_kubernetes_io_component: role,
        namespace: 'analysis',
        pod: `${service}-${role}-${copy}`,
      },
    })),
  );
  const ours = (monitor.spec.endpoints[0]?.relabelings ?? []).map(({ sourceLabels, targetLabel, replacement }) => ({
    source_labels: sourceLabels,
    target_label: targetLabel,
    replacement,
  }));
  // The operator's own rule comes first: it sets the job to the name of the Service.
  const byService = { source_labels: ['__meta_kubernetes_service_name'], target_label: 'job' };
  const config = { job_name: 'monitor', relabel_configs: [byService, ...ours], static_configs: targets };
  const file = join(folder, 'cluster.yaml');
  writeFileSync(file, stringify({ scrape_configs: [config] }));

  const found = labelsOf(file, 'monitor');
  const ofRole = (role: string) => found.filter(({ pod }) => pod?.startsWith(`${service}-${role}-`));
  return {
    name: 'Kubernetes',
    roles: {
      api: ofRole('api'),
      worker: ofRole('worker'),
      media: ofRole('media'),
      machine: [{ job: 'node-exporter', instance: '10.0.0.7:9100', namespace: 'monitoring' }],
    },
  };
}
