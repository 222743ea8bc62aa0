import { z } from 'zod';
import { checkSettings } from '../settings.ts';

const Env = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z.object({ secretKeyRef: z.object({ name: z.string(), key: z.string() }) }).optional(),
});
const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }).loose();
const Security = z
  .object({
    allowPrivilegeEscalation: z.boolean(),
    readOnlyRootFilesystem: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
    procMount: z.string().optional(),
    seccompProfile: z.object({ type: z.string() }).loose().optional(),
  })
  .loose();
const Container = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(Env),
  envFrom: z.array(z.object({ secretRef: z.object({ name: z.string() }).loose() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  securityContext: Security,
  resources: z.object({ limits: z.record(z.string(), z.union([z.string(), z.number()])) }).loose(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
});
const Pod = z.looseObject({
  automountServiceAccountToken: z.boolean().default(true),
  hostUsers: z.boolean().default(true),
  terminationGracePeriodSeconds: z.number().default(30),
  securityContext: z.looseObject({ runAsNonRoot: z.boolean(), seccompProfile: z.object({ type: z.string() }).loose() }),
  containers: z.array(Container).length(1),
});
const Manifest = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
export const Workload = Manifest.extend({ spec: z.looseObject({ template: z.looseObject({ spec: Pod }) }) });
export const Policy = Manifest.extend({
  spec: z.looseObject({
    podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    policyTypes: z.array(z.string()),
    egress: z.array(z.looseObject({ to: z.array(z.record(z.string(), z.looseObject({}))) })),
  }),
});

/** As the processes themselves: what they take to close, beyond draining or waiting. */
const CLOSE_MS = 10_000;

/** What must hold of every pod the chart makes. */
export function checkManifests(documents: readonly unknown[]): string[] {
  const manifests = documents.map((document) => Manifest.parse(document));
  return manifests.flatMap((manifest) => {
    if (manifest.kind === 'Deployment' || manifest.kind === 'Job') return checkWorkload(Workload.parse(manifest));
    if (manifest.kind === 'NetworkPolicy') return checkPolicy(Policy.parse(manifest));
    return [];
  });
}

const broken = (name: string, rules: Record<string, boolean>): string[] =>
  Object.entries(rules)
    .filter(([, isKept]) => !isKept)
    .map(([rule]) => `${name}: ${rule}`);

function checkWorkload({ kind, spec }: z.infer<typeof Workload>): string[] {
  const pod = spec.template.spec;
  return pod.containers.flatMap((container) => [
    ...checkSettings(
      container.name,
      container.env.map(({ name }) => name),
    ),
    ...checkHardening(container, pod),
    ...checkRole(container, pod),
    ...(kind === 'Deployment' ? checkProbes(container) : []),
  ]);
}

function checkHardening(
  { name, image, securityContext, resources }: z.infer<typeof Container>,
  pod: z.infer<typeof Pod>,
): string[] {
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities, procMount, seccompProfile } = securityContext;
  const isOpen = procMount !== undefined || (seccompProfile !== undefined && seccompProfile.type !== 'RuntimeDefault');
  return broken(name, {
    'it has a token of the cluster': !pod.automountServiceAccountToken,
    'it may be root': pod.securityContext.runAsNonRoot,
    'its calls to the kernel are not filtered':
      pod.securityContext.seccompProfile.type === 'RuntimeDefault' && seccompProfile?.type !== 'Unconfined',
    // Only where a parser is shut in by itself, and then not as a user of the machine.
    'it is opened without need': !isOpen || (name === 'media' && !pod.hostUsers),
    'it can gain rights': !allowPrivilegeEscalation,
    'its root file system can be written to': readOnlyRootFilesystem,
    'it keeps rights of root': capabilities.drop.includes('ALL'),
    'its memory has no limit': 'memory' in resources.limits,
    'its image has no version': /:[\w.-]*\d[\w.-]*$/.test(image),
  });
}

function checkRole({ name, env, envFrom }: z.infer<typeof Container>, pod: z.infer<typeof Pod>): string[] {
  const values = new Map(env.map((each) => [each.name, each.value]));
  const ownMs = Math.max(...['DRAIN_MS', 'WORKER_GRACE_MS'].map((each) => Number(values.get(each) ?? 0)));
  const secrets = env.filter(({ name: each }) => /_URL$|_KEYS?$|_KEY_ID$/.test(each) && each !== 'PUBLIC_URL');
  return broken(name, {
    'its role has another name': values.get('ROLE') === name,
    'only the worker has the keys': name === 'worker' || envFrom.length === 0,
    'it is ended before it can end in order': pod.terminationGracePeriodSeconds * 1000 > ownMs + CLOSE_MS,
    'a secret stands in the chart': secrets.every(({ valueFrom }) => valueFrom !== undefined),
    'nobody decided how its parsers are shut in': name !== 'media' || values.has('SANDBOX'),
  });
}

function checkProbes({ name, ports, livenessProbe, readinessProbe }: z.infer<typeof Container>): string[] {
  const doors = new Set(ports.map((port) => port.name));
  return broken(name, {
    'nobody checks that it lives': livenessProbe?.httpGet.path === '/livez' && doors.has(livenessProbe.httpGet.port),
    'nobody checks that it is ready':
      readinessProbe?.httpGet.path === '/readyz' && doors.has(readinessProbe.httpGet.port),
  });
}

function checkPolicy({ metadata, spec }: z.infer<typeof Policy>): string[] {
  const component = spec.podSelector.matchLabels['app.kubernetes.io/component'];
  const ranges = spec.egress.flatMap(({ to }) => to.map((peer) => peer['ipBlock']?.['cidr']));
  return broken(metadata.name, {
    'it leaves a direction open': ['Ingress', 'Egress'].every((type) => spec.policyTypes.includes(type)),
    'a way out is open to all': spec.egress.every(({ to }) => to.length > 0),
    'only the worker has a way out': component === 'worker' || !ranges.includes('0.0.0.0/0'),
  });
}
