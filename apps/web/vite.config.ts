import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogPlugin } from './catalog-plugin.ts';
import { leanPlugin } from './lean/plugin.ts';

/** Bundled before the first page: found one by one, they would reload a page that is being tested. */
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
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-markdown',
  'wouter',
];

/** What every other file needs: React, the words' own code and the bundler's helpers. */
const BASE =
  /node_modules\/(react|react-dom|scheduler)\/|web\/src\/words\/(language|strings|catalogues)|words\/src\/(format|languages)|preload-helper/;

export default defineConfig({
  // Only what says 'use memo' is compiled: everywhere, it would cost 7 kB of the first 110.
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), tailwindcss(), catalogPlugin(), leanPlugin()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./lean/inert-zod.ts', import.meta.url)) }],
  },
  optimizeDeps: { include },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows files of this origin only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file instead of eight small ones: 1 kB less, and fewer requests before the page can be drawn.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } } },
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:5000' },
  },
});
