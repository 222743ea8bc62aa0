import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Alert = { alert: string; labels: { severity: string }; annotations: { summary: string; runbook: string } };
type Dashboard = { templating: { list: object[] }; panels: { id: number; datasource?: { uid: string } }[] };

const read = (name: string): string => readFileSync(`deploy/observe/${name}`, 'utf8');
const rules = parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;

/** Anchors as GitHub generates them. */
const anchors = [...readFileSync('docs/RUNBOOK.md', 'utf8').matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-'),
);

test.for(alerts)('$alert has a summary, a severity and a runbook heading', ({ labels, annotations }) => {
  const [file, anchor] = annotations.runbook.split('#');

  expect(annotations.summary).not.toBe('');
  expect(['page', 'warn']).toContain(labels.severity);
  expect(file).toBe('docs/RUNBOOK.md');
  expect(anchors).toContain(anchor);
});

test('alerts, panels and headings have unique names', () => {
  const lists = [alerts.map(({ alert }) => alert), dashboard.panels.map(({ id }) => id), anchors];

  expect(lists.map((list) => list.length - new Set<unknown>(list).size)).toEqual([0, 0, 0]);
});

test('the data source is chosen on import of the dashboard', () => {
  expect(dashboard.templating.list).toEqual([expect.objectContaining({ name: 'datasource', type: 'datasource' })]);
  expect(dashboard.panels.filter(({ datasource }) => datasource && datasource.uid !== '${datasource}')).toEqual([]);
});
