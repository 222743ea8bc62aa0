import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const PackageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  scripts: z.record(z.string(), z.string()).default({}),
});

/** An installed package. */
export type Installed = { name: string; version: string; licence: string; hasInstallScript: boolean };

const STORE = 'node_modules/.pnpm';
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];

/**
 * Every package once, by `name@version`. In each store folder the package is a real folder and its dependencies are
 * links.
 */
export function readInstalled(): Map<string, Installed> {
  const packages = foldersIn(STORE)
    .map((folder) => join(STORE, folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => packageNames(folder).map((name) => join(folder, name)));
  return new Map(
    packages.map((folder) => {
      const found = readPackage(folder);
      return [`${found.name}@${found.version}`, found];
    }),
  );
}

export function readPackage(folder: string): Installed {
  const { name, version, license, scripts } = PackageFile.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return {
    name,
    version,
    licence: (typeof license === 'string' ? license : license?.type) ?? 'none',
    // A binding.gyp alone is an install script too, because npm builds it by default.
    hasInstallScript: INSTALL_SCRIPTS.some((script) => script in scripts) || existsSync(join(folder, 'binding.gyp')),
  };
}

function packageNames(folder: string): string[] {
  return foldersIn(folder).flatMap((name) =>
    name.startsWith('@') ? foldersIn(join(folder, name)).map((inner) => join(name, inner)) : name,
  );
}

/** Links are not folders. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
