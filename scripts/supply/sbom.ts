import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Sbom = z.object({ components: z.array(z.object({ purl: z.string(), group: z.string().optional() })) });

/** The scope of this workspace's packages, which are part of the product. */
const OURS = '@app';

/** `name@version` of the third-party packages in a bill of materials. */
export function readOutsidePackages(path: string): Set<string> {
  const { components } = Sbom.parse(JSON.parse(readFileSync(path, 'utf8')));
  const outside = components.filter(({ group }) => group !== OURS);
  return new Set(outside.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, ''))));
}
