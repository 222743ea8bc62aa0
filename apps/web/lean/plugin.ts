import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON_FILE = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

const CREATE_ICON = fileURLToPath(new URL('./create-icon.ts', import.meta.url));

/** Inner modules of libraries, and the smaller ones that stand in for them. */
const STAND_INS: Record<string, string> = {
  './infiniteQueryBehavior.js': './no-infinite-query.ts',
  './use-sync-external-store.js': './external-store.ts',
};

/** Leaves out of the bundle what the page never uses of its libraries: 2.5 kB of its first scripts. */
export function leanPlugin(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = importer?.includes('node_modules') ? STAND_INS[id] : undefined;
      return file && fileURLToPath(new URL(file, import.meta.url));
    },
    /** The shapes of an icon keep their order, so they need no keys. */
    transform(code, id) {
      if (!ICON_FILE.test(id)) return undefined;
      const lean = code
        .replace(/import createLucideIcon from .*/, `import { createIcon as createLucideIcon } from '${CREATE_ICON}';`)
        .replaceAll(/, key: "[^"]*"/g, '')
        .replaceAll(/^ {2}(name|size): .*\n/gm, '');
      return { code: lean, map: null };
    },
  };
}
