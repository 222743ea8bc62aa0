import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkChart, leastValues, otherValues } from './check-chart.ts';
import { checkManifests } from './check-manifests.ts';
import { renderChart, type Values } from './helm.ts';

const CHART = 'deploy/helm/personality-analysis';
const copies = mkdtempSync(join(tmpdir(), 'charts-'));
afterAll(() => rmSync(copies, { recursive: true }));

/** A copy of the chart with one file changed. */
function changedChart(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(copies, 'chart-'));
  cpSync(CHART, folder, { recursive: true });
  const before = file === 'templates/notes.yaml' ? '' : readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(join(folder, file), after);
  return folder;
}

function render(values: Values) {
  const { documents, faults } = renderChart(CHART, values);
  expect(faults).toEqual([]);
  const manifests = documents as { kind: string; metadata: { name: string } }[];
  return {
    documents,
    find: (kind: string, name: string) =>
      manifests.find((each) => each.kind === kind && each.metadata.name.endsWith(name)),
  };
}

test.for<[file: string, what: string, instead: string, fault: string]>([
  // One of each: Helm, the schema of the values, the API schemas, those of the Prometheus operator.
  ['templates/network.yaml', '{{- end }}\n{{- end }}\n', '{{- end }}\n', 'unexpected EOF'],
  ['values.yaml', 'trustProxyHops: 1', 'trustProxyHop: 1', 'trustProxyHop is not allowed'],
  ['templates/deployments.yaml', 'maxSurge: 1,', 'maxSurges: 1,', '\'"maxSurges"\' does not exist'],
  ['templates/scaling.yaml', 'autoscaling/v2', 'autoscaling/v3', 'the API has no autoscaling/v3'],
  ['templates/servicemonitor.yaml', 'targetLabel: job', 'targetLabels: [job]', 'does not exist'],
  // Found by the rules of this product.
  ['templates/_helpers.tpl', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'can be written to'],
  ['templates/_helpers.tpl', 'drop: [ALL]', 'drop: [ALL]\n  add: [SYS_ADMIN]', 'api: it keeps rights of root'],
  ['templates/_helpers.tpl', 'allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true', 'can gain rights'],
  ['templates/_helpers.tpl', 'runAsNonRoot: true', 'runAsNonRoot: false', 'api: it may be root'],
  ['templates/_helpers.tpl', 'type: RuntimeDefault', 'type: Unconfined', 'calls to the kernel are not filtered'],
  ['templates/deployments.yaml', 'automountServiceAccountToken: false', '', 'api: it has a token of the cluster'],
  [
    'templates/deployments.yaml',
    '{{- if $shutIn }}\n            #',
    '{{- if true }}\n            #',
    'api: it is opened',
  ],
  ['templates/deployments.yaml', '{{- if eq $role "worker" }}', '{{- if true }}', 'api: only the worker has the keys'],
  ['templates/deployments.yaml', 'add 15 (div $own.graceMs', 'add 5 (div $own.graceMs', 'before it can end in order'],
  ['templates/deployments.yaml', 'path: /readyz, port: {{ $door }}', 'path: /readyz, port: web', 'that it is ready'],
  ['templates/deployments.yaml', '$.Values.trustProxyHops', '$.Values.trustProxyHop', 'TRUST_PROXY_HOPS is empty'],
  ['templates/deployments.yaml', 'name: SANDBOX', 'name: SAND_BOX', 'media: SAND_BOX is no setting'],
  ['templates/deployments.yaml', 'if ne $role "media"', 'if true', 'media: SERVER_KEYS is not for it'],
  ['values.yaml', 'limits: { memory: 768Mi }', 'limits: { cpu: 1 }', 'api: its memory has no limit'],
  ['templates/_helpers.tpl', '| default $root.Chart.AppVersion', '| default "latest"', 'its image has no version'],
  ['templates/network.yaml', 'if eq $role "worker"', 'if ne $role "api"', '-media: only the worker has a way out'],
  ['templates/network.yaml', 'policyTypes: [Ingress, Egress]', 'policyTypes: [Ingress]', 'leaves a direction open'],
])('in %s, "%s" changed to "%s" is reported: %s', async ([file, what, instead, fault]) => {
  const folder = changedChart(file, (text) => text.replaceAll(what, instead));

  expect((await checkChart(folder)).faults.join('\n')).toContain(fault);
});

test.for([
  ['image.repository', { ...leastValues, image: {} }],
  ['publicUrl', { ...leastValues, publicUrl: '' }],
  ['storage.bucket', { ...leastValues, storage: {} }],
] as const)('without %s the chart explains the value', ([name, values]) => {
  expect(renderChart(CHART, values).faults.join()).toContain(`${name}: `);
});

test.for([
  ['a value nobody knows', { ingres: { enabled: true } }],
  ['a setting in small letters', { settings: { log_level: 'info' } }],
] as const)('the values schema rejects %s', ([, values]) => {
  expect(renderChart(CHART, { ...leastValues, ...values }).faults.join()).toContain("values don't meet");
});

test('an unknown setting is reported', () => {
  const { documents } = render({ ...leastValues, settings: { RETENTION: 3 } });

  expect(checkManifests(documents)).toContain('api: RETENTION is no setting');
});

test('media reaches only the stores', () => {
  expect(render(leastValues).find('NetworkPolicy', '-media')).toMatchObject({
    spec: { egress: [{ to: [{ namespaceSelector: {} }] }, { to: [{ ipBlock: { cidr: '10.0.0.0/8' } }] }] },
  });
});

const securityOf = (values: Values, role: string): unknown => {
  const found = render(values).find('Deployment', `-${role}`) as unknown as {
    spec: { template: { spec: { containers: { securityContext: unknown; env: unknown[] }[] } } };
  };
  return found.spec.template.spec.containers[0];
};

test('without its own namespaces media has the security context of the api', () => {
  const { securityContext } = securityOf(otherValues, 'api') as { securityContext: object };

  expect(securityOf(otherValues, 'media')).toMatchObject({
    securityContext,
    env: expect.arrayContaining([{ name: 'SANDBOX', value: 'preferred' }]) as unknown,
  });
  expect(securityOf(otherValues, 'media')).not.toHaveProperty('securityContext.procMount');
  expect(securityOf(leastValues, 'media')).toMatchObject({
    env: expect.arrayContaining([{ name: 'SANDBOX', value: 'required' }]) as unknown,
  });
});

test('the notes warn when parsers run without a sandbox', () => {
  // Helm shows its notes only on install.
  const notes = '{{ $notes := include (print $.Template.BasePath "/NOTES.txt") . }}notes: {{ toJson $notes }}\n';
  const folder = changedChart('templates/notes.yaml', () => notes);
  const notesOf = (values: Values): string => JSON.stringify(renderChart(folder, values).documents);

  expect(notesOf(otherValues)).toContain('WARNING: media.isolation=container');
  expect(notesOf(leastValues)).toContain('Media shuts every parser');
  expect(notesOf(leastValues)).not.toContain('WARNING');
});

test('the worker scales by its queue when that is measured, otherwise by CPU', () => {
  expect(render(leastValues).find('HorizontalPodAutoscaler', '-worker')).toMatchObject({
    spec: { metrics: [{ type: 'Resource' }] },
  });
  expect(render(otherValues).find('HorizontalPodAutoscaler', '-worker')).toMatchObject({
    spec: { metrics: [{ external: { metric: { name: 'app_queue_jobs' } } }] },
  });
});

test('Prometheus calls the jobs what the alerts and the dashboard call them', () => {
  expect(render(otherValues).find('ServiceMonitor', '')).toHaveProperty('spec.endpoints.0.relabelings', [
    {
      sourceLabels: ['__meta_kubernetes_pod_label_app_kubernetes_io_component'],
      targetLabel: 'job',
      replacement: 'analysis-$1',
    },
  ]);
});

test('the migration runs before the pods of a new version', () => {
  expect(render(leastValues).find('Job', '-migrate')).toMatchObject({
    metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } },
  });
});
