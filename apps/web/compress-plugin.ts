import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|svg|txt|webmanifest)$/;
const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a compressed copy next to each text file; the api serves it without compressing per request. */
export function compressPlugin(): Plugin {
  return {
    name: 'compress',
    apply: (config, { command }) => command === 'build' && config.build?.write !== false,
    async writeBundle({ dir = '' }) {
      const files = (await readdir(dir, { recursive: true })).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  for (const [ending, make] of Object.entries(compressors)) await writeFile(`${file}.${ending}`, await make(content));
}
