// What is written for whoever runs this product: the image, the containers of one machine, the chart for a cluster.
// None of it is run here; it is read, filled in with fresh secrets, rendered, and held against the settings the
// processes know. What reads as nothing proves nothing, so zero services or manifests are a failure.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInContext, listContext } from './deploy/build-context.ts';
import { checkManifests } from './deploy/chart/check-manifests.ts';
import { leastValues, otherValues, withValues } from './deploy/chart/example-values.ts';
import { readChart } from './deploy/chart/read-chart.ts';
import { checkCompose, readCompose } from './deploy/compose.ts';
import { checkDockerfile, readDockerfile } from './deploy/dockerfile.ts';
import { interpolate, readEnvFile } from './deploy/interpolate.ts';
import { knownSettings } from './deploy/settings.ts';

const faults: string[] = [];

const ignore = readFileSync('.dockerignore', 'utf8');
const context = listContext(ignore);
// Wherever continuous integration names its tools.
const tools = ['.ci/run', 'scripts/tools.sh'].filter(existsSync).map((path) => readFileSync(path, 'utf8'));
const version = (name: string): string => new RegExp(`^${name}_VERSION=(.*)$`, 'm').exec(tools.join('\n'))?.[1] ?? '';
const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const isThere = (path: string): boolean =>
  path === '.' || context.some((file) => file === path || file.startsWith(`${path}/`));
faults.push(...checkDockerfile(stages, { node: version('NODE'), pnpm: version('PNPM'), isThere }));
for (const path of ['.env', 'deploy/.env', 'apps/api/.env', 'packages/testkit/src/stack.ts', 'node_modules/x/index.js'])
  if (isInContext(ignore, path)) faults.push(`.dockerignore: ${path} would be in the image`);

const folder = mkdtempSync(join(tmpdir(), 'deploy-secrets-'));
execFileSync('bash', ['deploy/make-secrets', 'analysis.example'], {
  env: { ...process.env, SECRETS_FOLDER: folder },
  stdio: 'ignore',
});
const [secrets, workerSecrets] = ['.env', 'worker.env'].map((name) =>
  readEnvFile(readFileSync(join(folder, name), 'utf8')),
);
rmSync(folder, { recursive: true });
const filled = interpolate(readFileSync('deploy/compose.yaml', 'utf8'), secrets ?? {});
const compose = readCompose(filled.text);
const services = Object.keys(compose.services);
faults.push(...filled.faults, ...checkCompose(compose));
for (const name of Object.keys(workerSecrets ?? {}))
  if (!knownSettings.has(name)) faults.push(`worker.env: ${name} is no setting`);
for (const { volumes } of Object.values(compose.services))
  for (const path of volumes.map((each) => each.split(':')[0] ?? '').filter((each) => each.startsWith('./')))
    if (!existsSync(join('deploy', path))) faults.push(`compose: ${path} is not there`);

const chart = readChart('deploy/helm/personality-analysis');
const least = withValues(chart.values, leastValues);
let manifests = 0;
for (const values of [
  least,
  withValues(least, otherValues),
  withValues(least, { networkPolicy: { enabled: false } }),
]) {
  const { documents } = chart.render(values);
  manifests += documents.length;
  faults.push(...chart.faultsOf(values), ...checkManifests(documents));
}

for (const fault of faults) console.error(fault);
console.log(`${stages.length} stages, ${context.length} files in the image's context`);
console.log(`${services.length} services, ${manifests} manifests, ${faults.length} faults`);
process.exitCode = faults.length > 0 || services.length === 0 || manifests === 0 ? 1 : 0;
