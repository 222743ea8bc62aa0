import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Manifest = z.infer<typeof Manifest>;
type Kinds = Record<string, (new (data: unknown) => { validate(): void }) | undefined>;

const moduleOf = ({ apiVersion, kind }: Manifest): string =>
  apiVersion.startsWith('monitoring.coreos.com/')
    ? `@kubernetes-models/prometheus-operator/${apiVersion}/${kind}`
    : `kubernetes-models/${apiVersion}/${kind}`;
const titleOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

/** Checks manifests against the value rules of the Kubernetes API and Prometheus operator schemas. */
export async function checkSchemas(documents: readonly unknown[]): Promise<string[]> {
  return (await Promise.all(documents.map((document) => checkSchema(Manifest.parse(document))))).flat();
}

async function checkSchema(manifest: Manifest): Promise<string[]> {
  const kinds = (await import(moduleOf(manifest)).catch(() => ({}))) as Kinds;
  const Kind = kinds[manifest.kind];
  if (!Kind) return [`${titleOf(manifest)}: the API has no ${manifest.apiVersion} ${manifest.kind}`];
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [`${titleOf(manifest)}: ${(error as Error).message}`];
  }
}

/**
 * Checks manifests against the API's types, because the server silently drops unknown fields and only the types reject
 * them.
 */
export async function checkTypes(documents: readonly unknown[]): Promise<string[]> {
  const manifests = documents.map((document) => Manifest.parse(document));
  // Inside the repository, so that the compiler finds the packages.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp('.cache/manifests-');
  const files = manifests.map((_, index) => join(folder, `${index}.ts`));
  await Promise.all(
    manifests.map((each, index) =>
      writeFile(
        files[index] ?? '',
        `import type { I${each.kind} } from '${moduleOf(each)}';\nexport default ${JSON.stringify(each, null, 1)} satisfies I${each.kind};\n`,
      ),
    ),
  );
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
  const { stdout } = await promisify(execFile)('node_modules/.bin/tsc', [...options, ...files]).catch(
    (error: unknown) => error as { stdout: string },
  );
  await rm(folder, { recursive: true });
  return stdout
    .split('\n')
    .filter((line) => line.includes(' error '))
    .map((line) => {
      const index = Number(/(\d+)\.ts\(/.exec(line)?.[1]);
      const manifest = manifests[index];
      return `${manifest ? titleOf(manifest) : 'manifests'}: ${line.replace(/^.* error TS\d+: /, '')}`;
    });
}
