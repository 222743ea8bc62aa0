import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkManifests, Policy, Workload } from './check-manifests.ts';
import { leastValues, otherValues, withValues } from './example-values.ts';
import { readChart } from './read-chart.ts';

const chart = readChart('deploy/helm/personality-analysis');
const least = withValues(chart.values, leastValues);
const all = withValues(least, otherValues);
const leastManifests = chart.render(least).documents;

const Manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });

function find(kind: string, name: string, manifests = leastManifests): z.infer<typeof Manifest> {
  const found = manifests
    .map((each) => Manifest.parse(each))
    .find((each) => each.kind === kind && each.metadata.name.endsWith(name));
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
}

function findContainer(name: string, manifests = leastManifests) {
  const { containers, ...pod } = Workload.parse(find('Deployment', name, manifests)).spec.template.spec;
  const [container] = containers;
  if (!container) throw new Error(`no container in ${name}`);
  return { pod, container };
}

test.for([
  ['the least', least],
  ['every option', all],
] as const)('with %s, every manifest keeps every rule', ([, values]) => {
  expect(checkManifests(chart.render(values).documents)).toEqual([]);
  expect(chart.faultsOf(values)).toEqual([]);
});

test.for([
  ['image.repository', { image: { repository: '' } }],
  ['publicUrl', { publicUrl: '' }],
  ['storage.bucket', { storage: { bucket: '' } }],
] as const)('without %s the chart says what it is for', ([name, values]) => {
  expect(() => chart.render(withValues(least, values))).toThrow(name);
});

test.for([
  ['a value nobody knows', { ingres: { enabled: true } }],
  ['a role with a misspelt value', { media: { isolatoin: 'container' } }],
  ['another isolation', { media: { isolation: 'none' } }],
  ['words for a number', { api: { replicas: 'two' } }],
  ['a setting in small letters', { settings: { log_level: 'info' } }],
] as const)('%s is refused by the schema', ([, values]) => {
  expect(chart.faultsOf(withValues(least, values))).not.toEqual([]);
});

test('a setting the processes do not know is found', () => {
  const { documents } = chart.render(withValues(least, { settings: { RETENTION: 3 } }));

  expect(checkManifests(documents)).toContain('api: RETENTION is no setting');
});

test('media stands alone: it must shut its parsers in, and reaches the stores and nothing else', () => {
  const { pod, container } = findContainer('-media');
  const { egress } = Policy.parse(find('NetworkPolicy', '-media')).spec;

  expect(container.env).toContainEqual({ name: 'SANDBOX', value: 'required' });
  expect(pod.hostUsers).toBe(false);
  expect(egress.map(({ to }) => to[0]?.['ipBlock']?.['cidr'] ?? 'names')).toEqual(['names', '10.0.0.0/8']);
});

test('without namespaces of its own media is as closed as the others, and the notes warn', () => {
  const { documents, notes } = chart.render(all);
  const { container } = findContainer('-media', documents);

  expect(container.securityContext).toEqual(findContainer('-api', documents).container.securityContext);
  expect(container.env).toContainEqual({ name: 'SANDBOX', value: 'preferred' });
  expect(notes).toContain('WARNING: media.isolation=container');
  expect(chart.render(least).notes).not.toContain('WARNING');
});

test('the worker grows by its queue where that is measured, else by its processor', () => {
  const measured = chart.render(all).documents;

  expect(find('HorizontalPodAutoscaler', '-worker')).toMatchObject({ spec: { metrics: [{ type: 'Resource' }] } });
  expect(find('HorizontalPodAutoscaler', '-worker', measured)).toMatchObject({
    spec: { metrics: [{ external: { metric: { name: 'app_queue_jobs' } } }] },
  });
});

test('the migration runs before the pods of a new version', () => {
  expect(find('Job', '-migrate')).toMatchObject({
    metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } },
  });
});

type Pod = z.infer<typeof Workload>['spec']['template']['spec'];
type Container = Pod['containers'][number];

test.for<[string, (pod: Pod, container: Container) => void]>([
  ['api: it has a token of the cluster', (pod) => void (pod.automountServiceAccountToken = true)],
  ['api: it may be root', (pod) => void (pod.securityContext.runAsNonRoot = false)],
  ['api: it is opened without need', (_, { securityContext }) => void (securityContext.procMount = 'Unmasked')],
  ['media: it is opened without need', (pod) => void (pod.hostUsers = true)],
  ['worker: it can gain rights', (_, { securityContext }) => void (securityContext.allowPrivilegeEscalation = true)],
  ['api: only the worker has the keys', (_, { envFrom }) => void envFrom.push({ secretRef: { name: 'keys' } })],
  ['worker: it is ended before it can end in order', (pod) => void (pod.terminationGracePeriodSeconds = 60)],
  ['api: nobody checks that it is ready', (_, container) => void delete container.readinessProbe],
  ['worker: SERVER_KEYS is not given', (_, { env }) => void env.splice(3, 1)],
  ['media: its memory has no limit', (_, { resources }) => void (resources.limits = {})],
])('%s', ([fault, change]) => {
  const manifest = Workload.parse(structuredClone(find('Deployment', `-${fault.split(':')[0]}`)));
  const pod = manifest.spec.template.spec;
  for (const container of pod.containers) change(pod, container);

  expect(checkManifests([manifest])).toContain(fault);
});
