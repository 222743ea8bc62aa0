import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { directProduction, type Lockfile } from './lockfile.ts';

const Hash = z.object({ alg: z.string(), content: z.string() });

const Component = z.object({
  purl: z.string(),
  group: z.string().optional(),
  licenses: z.array(z.unknown()).default([]),
  externalReferences: z.array(z.object({ type: z.string(), hashes: z.array(Hash).default([]) })).default([]),
});
type Component = z.infer<typeof Component>;

/** The fields we use of a software bill of materials. */
const Sbom = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(Component),
});
export type Sbom = z.infer<typeof Sbom>;

/** The scope of this workspace's packages, which are part of the product. */
const OURS = '@app';

/** The production dependencies as pnpm reports them. */
export function makeSbom(): string {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  return execFileSync('pnpm', ['sbom', ...format, '--prod'], { encoding: 'utf8', maxBuffer: 100_000_000 });
}

export function readSbom(text: string): Sbom {
  return Sbom.parse(JSON.parse(text));
}

/** `name@version` of the third-party packages. */
export function outsidePackages(sbom: Sbom): Set<string> {
  return new Set(outside(sbom).map(nameOf));
}

export function checkSbom(sbom: Sbom, lockfile: Lockfile): string[] {
  const named = outsidePackages(sbom);
  const missing = [...directProduction(lockfile)].filter((name) => !named.has(name));
  return [
    ...outside(sbom).flatMap((component) => componentFaults(component, lockfile)),
    ...missing.map((name) => `${name}: missing in the bill`),
  ];
}

function outside({ components }: Sbom): Component[] {
  return components.filter(({ group }) => group !== OURS);
}

function componentFaults(component: Component, { packages }: Lockfile): string[] {
  const { purl, licenses, externalReferences } = component;
  const integrity = packages[nameOf(component)]?.resolution.integrity;
  // The hash is that of the registry archive, so it is listed with the archive's address.
  const hashes = externalReferences.filter(({ type }) => type === 'distribution').flatMap(({ hashes }) => hashes);
  const isLocked = hashes.some(({ alg, content }) => alg === 'SHA-512' && integrity === integrityOf(content));
  return [
    ...(purl.startsWith('pkg:npm/') ? [] : [`${purl}: no package address`]),
    ...(licenses.length > 0 ? [] : [`${purl}: no licence`]),
    ...(isLocked ? [] : [`${purl}: not with the hash of the lockfile`]),
  ];
}

function nameOf({ purl }: Component): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, ''));
}

function integrityOf(hex: string): string {
  return `sha512-${Buffer.from(hex, 'hex').toString('base64')}`;
}
