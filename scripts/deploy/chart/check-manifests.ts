import { readConfig } from '@app/core/config/config';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { brokenRules, checkSettings } from '../settings.ts';

type Manifest = IDeployment | INetworkPolicy;

/** As in the processes: the time to close, in addition to draining or waiting. */
const CLOSE_MS = 10_000;
/** Sample values of the Secret, so that the processes' own config parser can check the rest. */
const ofTheSecret: Record<string, string> = {
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  DATABASE_URL: 'postgres://stores.example/analysis',
  REDIS_URL: 'redis://stores.example',
  SERVER_KEYS: Buffer.alloc(32).toString('base64'),
  MEDIA_KEYS: Buffer.alloc(32).toString('base64'),
};

/** Rejects what the API schemas allow and this product does not. */
export function checkManifests(documents: readonly unknown[]): string[] {
  return (documents as Manifest[]).flatMap((manifest) => {
    if (manifest.kind === 'NetworkPolicy') return checkPolicy(manifest);
    const pod = manifest.spec?.template?.spec;
    return pod?.containers.flatMap((container) => checkContainer(container, pod)) ?? [];
  });
}

function checkContainer(container: IContainer, pod: IPodSpec): string[] {
  const { name, env = [] } = container;
  return [
    ...checkSettings(
      name,
      env.map((each) => each.name),
    ),
    ...checkValues(container),
    ...checkHardening(container, pod),
    ...checkWalls(container, pod),
    ...checkRole(container, pod),
    ...(name === 'migrate' ? [] : checkProbes(container)),
  ];
}

/** Uses the config parser that the processes start with. */
function checkValues({ name, env = [] }: IContainer): string[] {
  const values = env.map((each) => [each.name, each.valueFrom ? ofTheSecret[each.name] : each.value] as const);
  const empty = values.filter(([, value]) => !value).map(([setting]) => `${name}: ${setting} is empty`);
  try {
    readConfig({ ...Object.fromEntries(values), ...(name === 'media' && { WORKER_ROLE: 'media' }) });
    return empty;
  } catch (error) {
    return [...empty, `${name}: ${(error as Error).message}`];
  }
}

function checkHardening({ name, image, securityContext = {}, resources }: IContainer, pod: IPodSpec): string[] {
  const { capabilities, privileged } = securityContext;
  return brokenRules(name, {
    'it can gain rights': securityContext.allowPrivilegeEscalation === false,
    'it has all rights of the machine': !privileged && !pod.hostNetwork && !pod.hostPID,
    'its root file system can be written to': securityContext.readOnlyRootFilesystem,
    'it keeps rights of root': capabilities?.drop?.includes('ALL') && !capabilities.add?.length,
    'its memory has no limit': resources?.limits?.['memory'] !== undefined,
    'its image has no version': /:[\w.-]*\d[\w.-]*$/.test(image ?? ''),
  });
}

function checkWalls({ name, securityContext = {} }: IContainer, pod: IPodSpec): string[] {
  const { procMount, seccompProfile, appArmorProfile } = securityContext;
  const isOpen = [procMount, appArmorProfile, seccompProfile].some((each) => each !== undefined);
  const isOurProfile = seccompProfile?.localhostProfile === 'profiles/seccomp-media.json';
  return brokenRules(name, {
    'it has a token of the cluster': pod.automountServiceAccountToken === false,
    'it may be root': pod.securityContext?.runAsNonRoot,
    'its calls to the kernel are not filtered': pod.securityContext?.seccompProfile?.type === 'RuntimeDefault',
    // Allowed only where each parser runs in its own sandbox, under our profile, and not as a user of the host.
    'it is opened without need': !isOpen || (name === 'media' && pod.hostUsers === false && isOurProfile),
  });
}

function checkRole({ name, env = [], envFrom = [] }: IContainer, pod: IPodSpec): string[] {
  const values = new Map(env.map((each) => [each.name, each.value]));
  const ownMs = Math.max(...['DRAIN_MS', 'WORKER_GRACE_MS'].map((each) => Number(values.get(each) ?? 0)));
  const secrets = env.filter(({ name: each }) => /_URL$|_KEYS?$|_KEY_ID$/.test(each) && each !== 'PUBLIC_URL');
  return brokenRules(name, {
    'its role has another name': values.get('ROLE') === name,
    'only the worker has the keys': name === 'worker' || envFrom.length === 0,
    'it is ended before it can end in order': (pod.terminationGracePeriodSeconds ?? 30) * 1000 > ownMs + CLOSE_MS,
    'a secret stands in the chart': secrets.every(({ valueFrom }) => valueFrom !== undefined),
    'nobody decided how its parsers are shut in': name !== 'media' || values.has('SANDBOX'),
  });
}

function checkProbes({ name, ports = [], livenessProbe, readinessProbe }: IContainer): string[] {
  const leadsTo = (path: string, probe: IContainer['livenessProbe']): boolean =>
    probe?.httpGet?.path === path && ports.some((port) => port.name === probe.httpGet?.port);
  return brokenRules(name, {
    'nobody checks that it lives': leadsTo('/livez', livenessProbe),
    'nobody checks that it is ready': leadsTo('/readyz', readinessProbe),
  });
}

function checkPolicy({ metadata, spec }: INetworkPolicy): string[] {
  const component = spec?.podSelector?.matchLabels?.['app.kubernetes.io/component'];
  const egress = spec?.egress ?? [];
  const ranges = egress.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock?.cidr));
  return brokenRules(metadata?.name ?? 'policy', {
    'it leaves a direction open': (['Ingress', 'Egress'] as const).every((type) => spec?.policyTypes?.includes(type)),
    'a way out is open to all': egress.every(({ to = [] }) => to.length > 0),
    'only the worker has a way out': component === 'worker' || !ranges.includes('0.0.0.0/0'),
  });
}
