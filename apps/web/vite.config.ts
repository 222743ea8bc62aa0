import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogPlugin } from './catalog-plugin.ts';

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

export default defineConfig({
  // Only what says 'use memo' is compiled: everywhere, it would cost 7 kB of the first 110.
  plugins: [react({ compiler: { compilationMode: 'annotation' } }), tailwindcss(), catalogPlugin()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./inert-zod.ts', import.meta.url)) }],
  },
  optimizeDeps: { include },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows files of this origin only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:5000' },
  },
});
