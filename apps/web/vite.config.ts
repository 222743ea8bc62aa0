import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogPlugin } from './catalog-plugin.ts';
import { compressPlugin } from './compress-plugin.ts';
import { replacementsPlugin } from './module-replacements/plugin.ts';
import { licencePlugins } from './licence-plugin.ts';
import { shellPlugin } from './shell-plugin.ts';

/** Pre-bundled: discovered one by one, these would make Vite reload a page under test. */
const include = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-toast',
  '@tanstack/react-query',
  'altcha-lib',
  'altcha-lib/algorithms/web/pbkdf2',
  'clsx',
  'lucide-react',
  'marked',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-markdown',
  'wouter',
];

/** Modules that every chunk needs: React, the language code, limits and the bundler's helpers. */
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|web\/src\/words\/(language|strings|catalogues|wanted)|words\/src\/(format|languages)|contract\/src\/limits|inert-zod|preload-helper|lib\/storage|rolldown.runtime/;

const resolve = {
  alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('module-replacements/inert-zod.ts', import.meta.url)) }],
};
const plugins = () => [react(), catalogPlugin(), replacementsPlugin()];

const licences = licencePlugins();

/**
 * The files a script preloads with a lazy part: its styles, which nothing else loads. Lists of scripts would cost 1 kB of
 * the first 110, and parts are prefetched while the page is idle.
 */
function preloads(files: string[], hostType: 'html' | 'js'): string[] {
  return hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'));
}

export default defineConfig({
  plugins: [plugins(), tailwindcss(), shellPlugin({ plugins: plugins(), resolve }), licences.page, compressPlugin()],
  worker: { plugins: () => [licences.worker] },
  resolve,
  optimizeDeps: { include },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows only files of this origin, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => preloads(files, hostType) },
    // One file instead of eight small ones: 1 kB less, and fewer requests before the first render.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:5000' },
  },
});
