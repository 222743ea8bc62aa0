import { readFileSync } from 'node:fs';

const manifest = new URL('../../../../package.json', import.meta.url);

/** The release this code belongs to. Only the package.json of the root holds it. */
export const version: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
