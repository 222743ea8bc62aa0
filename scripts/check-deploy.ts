// Checks the deployment files: the containers for one machine and the chart for a cluster. Nothing is run here (`pnpm
import { parseEnv } from 'node:util';
// image:check` does that); the files are read, filled with fresh secrets, rendered, and compared with the settings of
// the processes. Zero services or manifests are a failure.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '@app/core/config/version';
import { checkChart } from './deploy/chart/check-chart.ts';
import { checkProxies } from './deploy/proxies.ts';
import { checkRules } from './deploy/rules.ts';
import { checkTargets } from './deploy/targets.ts';
import { checkCompose, readCompose } from './deploy/compose.ts';
import { checkDockerfile } from './deploy/dockerfile.ts';
import { interpolate } from './deploy/interpolate.ts';
import { checkWorkflows } from './deploy/workflows.ts';
import { checkRelease } from './release/check-release.ts';
import { knownSettings } from './deploy/settings.ts';

const faults: string[] = [];

faults.push(...checkDockerfile(readFileSync('Dockerfile', 'utf8'), readFileSync('scripts/tools.sh', 'utf8')));

const folder = mkdtempSync(join(tmpdir(), 'deploy-secrets-'));
execFileSync('bash', ['deploy/make-secrets', 'analysis.example'], {
  env: { ...process.env, SECRETS_FOLDER: folder },
  stdio: 'ignore',
});
const [secrets, workerSecrets] = ['.env', 'worker.env'].map((name) =>
  parseEnv(readFileSync(join(folder, name), 'utf8')),
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

const CHART = 'deploy/helm/personality-analysis';
const chart = await checkChart(CHART);
const rules = await checkRules('deploy/observe');
const proxies = checkProxies();
const targets = checkTargets('deploy/observe/prometheus.yaml', compose);
const workflows = await checkWorkflows();
const [chartFile, changelog] = [`${CHART}/Chart.yaml`, 'CHANGELOG.md'].map((path) => readFileSync(path, 'utf8'));
const release = checkRelease({ version, chart: chartFile ?? '', changelog: changelog ?? '' });
faults.push(...chart.faults, ...rules.faults, ...targets, ...proxies.faults, ...workflows.faults, ...release);

for (const fault of faults) console.error(fault);
console.log(`${rules.alerts} alerts, ${proxies.files} proxies and ${workflows.files} workflows read`);
console.log(`${services.length} services, ${chart.manifests} manifests, ${faults.length} faults`);
process.exitCode = faults.length > 0 || services.length === 0 || chart.manifests === 0 ? 1 : 0;
