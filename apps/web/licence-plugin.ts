import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FILE = 'licences.txt';
const LICENCE = /^(licen[cs]e|copying)(\.|-|$)/i;

/** These ask for no copy of their text. */
const WITHOUT_TEXT = new Set(['0BSD', 'CC0-1.0', 'Unlicense']);

type Manifest = { name?: string; version?: string; license?: string };

/**
 * Writes the licence of every package whose code or font is in the bundle into one file beside the page. `worker` belongs
 * among the plugins of workers: each of them is a bundle of its own, made before that of the page is written.
 */
export function licencePlugins(): { page: Plugin; worker: Plugin } {
  const files = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const each of Object.values(bundle))
      for (const file of each.type === 'chunk' ? each.moduleIds : each.originalFileNames)
        files.add(file.startsWith('/') ? file : join(import.meta.dirname, file));
  };
  return {
    worker: { name: 'licences-of-workers', generateBundle: (_options, bundle) => collect(bundle) },
    page: {
      name: 'licences',
      apply: (config, { command }) => command === 'build' && config.build?.write !== false,
      generateBundle(_options, bundle) {
        collect(bundle);
        const folders = new Set([...files].filter((file) => file.includes('/node_modules/')).map(packageOf));
        const sections = [...folders].map(licenceOf).toSorted();
        if (sections.length === 0) this.error('no package was found in the bundle');
        this.emitFile({ type: 'asset', fileName: FILE, source: `${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n` });
      },
    },
  };
}

/** The nearest folder with a manifest that has a name: folders inside a package may hold one without. */
function packageOf(file: string): string {
  for (let folder = dirname(file.replace(/^\0|\?.*$/g, '')); folder !== '/'; folder = dirname(folder))
    if (existsSync(join(folder, 'package.json')) && readManifest(folder).version) return realpathSync(folder);
  throw new Error(`${file} belongs to no package`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = readManifest(folder);
  const file = readdirSync(folder).find((each) => LICENCE.test(each));
  const title = `${name} ${version} (${license})`;
  if (file) return `${title}\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  if (license && WITHOUT_TEXT.has(license)) return title;
  throw new Error(`${title}: the package has no text of its licence`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
