import { z } from 'zod';

const Dependencies = z.record(z.string(), z.string()).default({});

/** The dependencies of one of our packages. */
export const PackageManifest = z.object({
  name: z.string(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  optionalDependencies: Dependencies,
  peerDependencies: Dependencies,
});
export type PackageManifest = z.infer<typeof PackageManifest>;

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

export function isExact(version: string): boolean {
  return EXACT.test(version);
}

/** Versions in the catalog are checked with the workspace settings. */
export function checkManifest({ name, ...manifest }: PackageManifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((group) =>
    Object.entries(group)
      .filter(([, version]) => !isExact(version) && version !== 'catalog:' && version !== 'workspace:*')
      .map(([dependency, version]) => `${name}: ${dependency} ${version} is not an exact version`),
  );
}
