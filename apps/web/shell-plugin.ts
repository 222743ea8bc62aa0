import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { renderShell as RenderShell } from './src/shell.tsx';

const SCRATCH = fileURLToPath(new URL('node_modules/.shell/', import.meta.url));
const FIRST = 'src/first.ts';
const FIRST_TAG = `<script type="module" src="/${FIRST}"></script>`;
const FIRST_PLACE = '<!-- first -->';
const APP_TAG = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD_TAG = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const ROOT = '<div id="root"></div>';
/** The browser first paints when it has parsed this: half a page would move when the rest of it arrives. */
const SHELL_END = '<span id="shell-end" hidden></span>';
const WAIT_FOR_SHELL = '<link rel="expect" href="#shell-end" blocking="render">';

/**
 * Renders the page into index.html at build time, so that it is readable before the scripts run. Other URLs get
 * bare.html, the same file without the rendered page. Both have the `first.ts` script in their head.
 */
export function shellPlugin(own: InlineConfig & { plugins: PluginOption[] }): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(FIRST_TAG, FIRST_PLACE) },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no index.html to render the shell into');
      const [first, shell] = await Promise.all([bundleFirst(own), renderShell(own)]);
      const name = this.getFileName(this.emitFile({ type: 'asset', name: 'first.js', source: first }));
      const html = String(page.source);
      const bare = html.replace(FIRST_PLACE, `<script src="/${name}"></script>`);
      this.emitFile({ type: 'asset', fileName: 'bare.html', source: bare });
      page.source = startLater(html, name).replace(ROOT, () => `<div id="root" data-shell>${shell}</div>${SHELL_END}`);
    },
  };
}

/** The scripts are fetched after the styles; `first.ts` runs them, one after the other, when the shell is painted. */
function startLater(html: string, first: string): string {
  const app = APP_TAG.exec(html)?.[1];
  if (!app) throw new Error('index.html has no script to start later');
  const scripts = [...[...html.matchAll(PRELOAD_TAG)].map(([, script]) => script), app].join(' ');
  return html
    .replace(FIRST_PLACE, `${WAIT_FOR_SHELL}<script src="/${first}" data-app="${scripts}"></script>`)
    .replace(APP_TAG, `<link rel="modulepreload" crossorigin href="${app}">`)
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
}

/** A classic script, because a module script would run after the first paint. */
function bundleFirst(own: InlineConfig): Promise<string> {
  return bundle({ ...own, build: { rolldownOptions: { input: FIRST, output: { format: 'iife' } } } });
}

async function renderShell(own: InlineConfig): Promise<string> {
  const code = await bundle({
    ...own,
    ssr: { noExternal: true },
    build: { ssr: 'src/shell.tsx', rolldownOptions: { output: { codeSplitting: false } } },
  });
  const file = `${SCRATCH}shell.mjs`;
  await mkdir(SCRATCH, { recursive: true });
  await writeFile(file, code);
  const { renderShell: render } = (await import(pathToFileURL(file).href)) as { renderShell: typeof RenderShell };
  const html = await render();
  await rm(SCRATCH, { recursive: true });
  return html;
}

async function bundle(config: InlineConfig): Promise<string> {
  const made = (await build({
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}
