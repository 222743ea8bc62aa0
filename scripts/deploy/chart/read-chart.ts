import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { Value } from './functions.ts';
import { type Release, renderChart } from './render-chart.ts';

export type Chart = {
  values: Record<string, Value>;
  /** What is wrong with values, as Helm would say before it does anything. */
  faultsOf(values: Record<string, Value>): string[];
  /** The manifests these values make, and the notes. */
  render(values: Record<string, Value>): { documents: unknown[]; notes: string };
};

export function readChart(folder: string): Chart {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const { name = '', version = '', appVersion = '' } = parse(read('Chart.yaml')) as Record<string, string>;
  const schema = z.fromJSONSchema(JSON.parse(read('values.schema.json')) as Parameters<typeof z.fromJSONSchema>[0]);
  const templates = Object.fromEntries(
    readdirSync(join(folder, 'templates')).map((file) => [file, read(join('templates', file))]),
  );
  const release: Omit<Release, 'Values'> = {
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: 'release', Namespace: 'namespace', Service: 'Helm' },
  };
  return {
    values: parse(read('values.yaml')) as Record<string, Value>,
    faultsOf(values) {
      const { error } = schema.safeParse(values);
      return (error?.issues ?? []).map(({ path, message }) => `values: ${path.join('.')}: ${message}`);
    },
    render(values) {
      const { 'NOTES.txt': notes = '', ...files } = renderChart(templates, { ...release, Values: values });
      return { notes, documents: Object.entries(files).flatMap(([file, text]) => readDocuments(file, text)) };
    },
  };
}

function readDocuments(file: string, text: string): unknown[] {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return [];
  return documents
    .map((document) => {
      const [fault] = document.errors;
      if (fault) throw new Error(`${file}: ${fault.message}`);
      return document.toJS() as unknown;
    })
    .filter((document) => document !== null);
}
