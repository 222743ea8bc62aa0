import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type WebRoot = { folder: string; asset: string; remove(): Promise<void> };

/** A folder like the output of the page's build. Its path contains `assets`, as a deployment's may. */
export async function makeWebRoot(): Promise<WebRoot> {
  const parent = await mkdtemp(join(tmpdir(), 'web-root-'));
  const folder = join(parent, 'assets', 'site');
  const asset = '/assets/index-Ab12Cd34.js';
  await mkdir(join(folder, 'assets'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<!doctype html><title>The page</title><h1>Its first view</h1>'),
    writeFile(join(folder, 'bare.html'), '<!doctype html><title>The page</title>'),
    writeFile(join(folder, `${asset}.gz`), gzipSync('export {};')),
    writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    writeFile(join(folder, asset), 'export {};'),
    writeFile(join(parent, 'outside.txt'), 'not served'),
  ]);
  return { folder, asset, remove: () => rm(parent, { recursive: true, force: true }) };
}
