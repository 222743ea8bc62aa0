import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultOf } from '../errors/store-fault.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

let path: string;

beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), 'storage-'));
});
afterAll(() => rm(path, { recursive: true, force: true }));

test('without its folder, local storage is away instead of empty, and has everything when it is back', async () => {
  const folder = join(path, uuidv7());
  const storage = openStorage({ folder });
  const name = `${uuidv7()}/original`;
  await storage.put(name, Readable.from([randomBytes(10)]));
  await rename(folder, `${folder}-away`);

  const outcomes = await Promise.allSettled([
    storage.put(`${uuidv7()}/original`, Readable.from([randomBytes(10)])),
    storage.get(name),
    storage.removeFolder(name.slice(0, 36)),
    foldersOf(storage),
  ]);
  await rename(`${folder}-away`, folder);

  expect(outcomes.map((outcome) => 'reason' in outcome && faultOf(outcome.reason)?.kind)).toEqual(
    outcomes.map(() => 'away'),
  );
  expect(await foldersOf(storage)).toEqual([name.slice(0, 36)]);
});

test('an error of the content is not one of the store', async () => {
  const storage = openStorage({ folder: join(path, uuidv7()) });
  const content = new Readable({
    read() {
      this.destroy(Object.assign(new Error('hung up'), { code: 'ECONNRESET' }));
    },
  });

  const fault: unknown = await storage.put(`${uuidv7()}/original`, content).catch((error: unknown) => error);

  expect(fault).toMatchObject({ code: 'ECONNRESET' });
  expect(faultOf(fault)).toBeUndefined();
});

test('a bucket that nothing answers for is away', async () => {
  const account = { region: 'us-east-1', bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret' };
  const storage = openStorage({ s3: { endpoint: 'http://127.0.0.1:1', ...account } });

  const fault: unknown = await storage.get(`${uuidv7()}/original`).catch((error: unknown) => error);

  expect(faultOf(fault)).toEqual({ store: 'storage', kind: 'away' });
  await storage.close();
});

async function foldersOf(storage: Storage): Promise<string[]> {
  const folders: string[] = [];
  for await (const folder of storage.listFolders()) folders.push(folder);
  return folders;
}
