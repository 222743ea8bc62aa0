import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type OwnS3, startOwnS3 } from '@app/testkit/own-s3';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { faultOf } from '../errors/store-fault.ts';
import { openStorage } from './open-storage.ts';
import type { S3Settings } from './s3.ts';
import type { Storage } from './storage.ts';

const MIB = 1024 * 1024;

let path: string;
let server: OwnS3;
let client: S3Client;

beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), 'storage-'));
  server = await startOwnS3();
  const { endpoint, accessKeyId, secretAccessKey } = server;
  const credentials = { accessKeyId, secretAccessKey };
  client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
});

afterAll(async () => {
  client.destroy();
  await server.stop();
  await rm(path, { recursive: true, force: true });
});

type Kind = { name: string; open(area: string): Storage; countUnfinished(area: string): Promise<number> };

/** Each area is a separate storage, so that tests do not see each other. */
const kinds: Kind[] = [
  {
    name: 'a folder',
    open: (area) => openStorage({ folder: join(path, area) }),
    countUnfinished: async (area) => (await readdir(join(path, area, '.unfinished'))).length,
  },
  {
    name: 'S3',
    open: (area) => openStorage({ s3: s3Settings({ prefix: area }) }),
    countUnfinished: async (area) => (await listUnfinished(area)).length,
  },
];

describe.each(kinds)('$name', ({ open, countUnfinished }) => {
  test.for([0, 1, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 12_000_000])('returns %i bytes unchanged', async (size) => {
    const storage = open(uuidv7());
    const name = `${uuidv7()}/original`;
    const content = randomBytes(size);

    await storage.put(name, inParts(content));

    expect(digest(await readAll(storage, name))).toBe(digest(content));
  });

  test('streams 50 MB in and out with less than 40 MB in memory', async () => {
    const storage = open(uuidv7());
    const name = `${uuidv7()}/original`;
    const watch = watchMemory();

    await storage.put(name, Readable.from(watch(pieces(50 * MIB)), { objectMode: false }));
    let size = 0;
    for await (const piece of watch((await storage.get(name)) ?? [])) size += piece.length;

    expect(size).toBe(50 * MIB);
    expect(watch.peakBytes()).toBeLessThan(40_000_000);
  });

  test('a second put replaces the object', async () => {
    const storage = open(uuidv7());
    const name = `${uuidv7()}/frame-1`;
    await storage.put(name, Readable.from([Buffer.from('first')]));

    await storage.put(name, Readable.from([Buffer.from('second')]));

    expect(String(await readAll(storage, name))).toBe('second');
  });

  test.for([
    ['at once', 0],
    ['early', 100],
    ['between the parts', 7 * MIB],
    ['late', 11 * MIB],
  ] as const)('a stream that breaks %s leaves no object, no folder and no unfinished upload', async ([, after]) => {
    const area = uuidv7();
    const storage = open(area);
    const name = `${uuidv7()}/original`;

    await expect(storage.put(name, breaking(after))).rejects.toThrow('the visitor went away');

    expect(await storage.get(name)).toBeUndefined();
    expect(await foldersOf(storage)).toEqual([]);
    expect(await countUnfinished(area)).toBe(0);
  });

  test('a stream closed before its end fails the put', async () => {
    const storage = open(uuidv7());
    const name = `${uuidv7()}/original`;
    const content = new Readable({ read: () => undefined });
    content.push('half of it');
    setImmediate(() => content.destroy());

    await expect(storage.put(name, content)).rejects.toThrow('Premature close');

    expect(await storage.get(name)).toBeUndefined();
  });

  test('a failed put keeps the previous object', async () => {
    const storage = open(uuidv7());
    const name = `${uuidv7()}/original`;
    await storage.put(name, Readable.from([Buffer.from('whole')]));

    await expect(storage.put(name, breaking(7 * MIB))).rejects.toThrow('the visitor went away');

    expect(String(await readAll(storage, name))).toBe('whole');
  });

  test('an object that was never put is undefined', async () => {
    const storage = open(uuidv7());
    const folder = uuidv7();
    await storage.put(`${folder}/original`, inParts(randomBytes(10)));

    expect(await storage.get(`${folder}/other`)).toBeUndefined();
    expect(await storage.get(`${uuidv7()}/original`)).toBeUndefined();
  });

  test('removing a folder removes all its objects and no other folder', async () => {
    const storage = open(uuidv7());
    const [gone, kept] = [uuidv7(), uuidv7()];
    const files = Array.from({ length: 60 }, (_, index) => `frame-${index}`);
    await Promise.all(files.map((file) => storage.put(`${gone}/${file}`, inParts(randomBytes(10)))));
    await storage.put(`${kept}/frame-1`, Readable.from([Buffer.from('kept')]));

    await storage.removeFolder(gone);

    expect(await Promise.all(files.map((file) => storage.get(`${gone}/${file}`)))).toEqual(files.map(() => undefined));
    expect(await foldersOf(storage)).toEqual([kept]);
    expect(String(await readAll(storage, `${kept}/frame-1`))).toBe('kept');
  });

  test('removing a missing folder succeeds', async () => {
    const storage = open(uuidv7());

    await expect(storage.removeFolder(uuidv7())).resolves.toBeUndefined();
  });

  test('each folder is listed once', async () => {
    const storage = open(uuidv7());
    const folders = Array.from({ length: 12 }, () => uuidv7());
    const names = folders.flatMap((folder) => [`${folder}/original`, `${folder}/text`]);
    await Promise.all(names.map((name) => storage.put(name, inParts(randomBytes(10)))));

    expect(await foldersOf(storage)).toEqual(folders.toSorted());
  });

  test('an empty storage lists no folders', async () => {
    expect(await foldersOf(open(uuidv7()))).toEqual([]);
  });

  test('two folders are separate', async () => {
    const storage = open(uuidv7());
    const [one, other] = [uuidv7(), uuidv7()];

    await storage.put(`${one}/original`, Readable.from([Buffer.from('one')]));
    await storage.put(`${other}/original`, Readable.from([Buffer.from('other')]));

    expect(String(await readAll(storage, `${one}/original`))).toBe('one');
    expect(String(await readAll(storage, `${other}/original`))).toBe('other');
  });

  test.for([
    '',
    'original',
    uuidv7(),
    `${uuidv7()}/`,
    `/${uuidv7()}/original`,
    `${uuidv7()}/../${uuidv7()}`,
    `${uuidv7()}/..`,
    `../${uuidv7()}/original`,
    `${uuidv7()}/a/b`,
    `${uuidv7()}/Original`,
    `${uuidv7().toUpperCase()}/original`,
    `${uuidv7()}/original.pdf`,
    `${uuidv7()}/original\n`,
    `${uuidv7()}/original\u0000`,
    '.unfinished/original',
    '4c2f7c0e-1b1a-4b7e-9d6a-0c7f2d1f3a55/original',
  ])('the name %j is refused', async (name) => {
    const area = uuidv7();
    const storage = open(area);

    await expect(storage.put(name, inParts(randomBytes(10)))).rejects.toThrow('not a name of an object');
    await expect(storage.get(name)).rejects.toThrow('not a name of an object');
    await expect(storage.removeFolder(name === '' ? '..' : `${name}/`)).rejects.toThrow('not a name of a folder');
    expect(await foldersOf(storage)).toEqual([]);
  });
});

test('local storage is readable only by its owner', async () => {
  const area = uuidv7();
  const folder = uuidv7();
  const storage = openStorage({ folder: join(path, area) });

  await storage.put(`${folder}/original`, inParts(randomBytes(10)));

  const places = [area, `${area}/.unfinished`, `${area}/${folder}`, `${area}/${folder}/original`];
  const modes = await Promise.all(places.map(async (place) => (await stat(join(path, place))).mode & 0o777));
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600]);
});

test('local storage removes old drafts and keeps recent ones', async () => {
  const area = uuidv7();
  const storage = openStorage({ folder: join(path, area) });
  const drafts = join(path, area, '.unfinished');
  await Promise.all(['old', 'new'].map((name) => writeFile(join(drafts, name), 'half')));
  await utimes(join(drafts, 'old'), new Date(), new Date(Date.now() - 7_200_000));

  await storage.removeUnfinished(3_600_000);

  expect(await readdir(drafts)).toEqual(['new']);
});

test('S3 storage removes its own old uploads and keeps recent and foreign ones', async () => {
  const area = uuidv7();
  const storage = openStorage({ s3: s3Settings({ prefix: area }) });
  const [ours, foreign] = [`${area}/${uuidv7()}/original`, `${area}/somebody/Elses.file`];
  await Promise.all([ours, foreign].map((Key) => client.send(new CreateMultipartUploadCommand({ ...bucket(), Key }))));

  await storage.removeUnfinished(3_600_000);
  const afterAnHour = await listUnfinished(area);
  await storage.removeUnfinished(-60_000);

  expect(afterAnHour).toEqual([ours, foreign].toSorted());
  expect(await listUnfinished(area)).toEqual([foreign]);
});

test('local storage finds idle folders by the clock of the file system', async () => {
  const area = uuidv7();
  const storage = openStorage({ folder: join(path, area) });
  const [idle, fresh] = [uuidv7(), uuidv7()];
  for (const folder of [idle, fresh]) await storage.put(`${folder}/original`, inParts(randomBytes(10)));
  await utimes(join(path, area, idle), new Date(), new Date(Date.now() - 3_000_000));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());

  expect(await foldersOf(storage, 1_800_000)).toEqual([idle]);
  expect(await foldersOf(storage)).toEqual([idle, fresh].toSorted());
});

test('S3 storage lists a folder without a recent write as idle', async () => {
  const area = uuidv7();
  const storage = openStorage({ s3: s3Settings({ prefix: area }) });
  const folder = uuidv7();
  await client.send(new PutObjectCommand({ ...bucket(), Key: `${area}/somebody/file`, Body: 'x' }));
  await storage.put(`${folder}/original`, inParts(randomBytes(10)));

  expect(await foldersOf(storage, 60_000)).toEqual([]);
  expect(await foldersOf(storage, -60_000)).toEqual([folder]);
});

test('S3 storage does not list foreign objects as folders', async () => {
  const area = uuidv7();
  const folder = uuidv7();
  const storage = openStorage({ s3: s3Settings({ prefix: area }) });
  await client.send(new PutObjectCommand({ ...bucket(), Key: `${area}/somebody/file`, Body: 'x' }));
  await storage.put(`${folder}/original`, inParts(randomBytes(10)));

  expect(await foldersOf(storage)).toEqual([folder]);
});

test.for([
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch', 'refused'],
  ['an unknown key', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId', 'refused'],
  ['an unknown bucket', { bucket: 'nowhere' }, 'NoSuchBucket', 'away'],
] as const)('S3 with %s rejects every operation', async ([, wrong, fault, kind]) => {
  const storage = openStorage({ s3: s3Settings(wrong) });
  const name = `${uuidv7()}/original`;

  const attempts = [
    storage.put(name, inParts(randomBytes(10))),
    storage.put(name, inParts(randomBytes(6 * MIB))),
    storage.get(name),
    foldersOf(storage),
    storage.removeFolder(uuidv7()),
    storage.removeUnfinished(0),
  ];

  const outcomes = await Promise.allSettled(attempts);

  expect(outcomes).toEqual(
    attempts.map(() => ({ status: 'rejected', reason: expect.objectContaining({ name: fault }) as Error })),
  );
  expect(outcomes.map((outcome) => 'reason' in outcome && faultOf(outcome.reason)?.kind)).toEqual(
    attempts.map(() => kind),
  );
  await storage.close();
});

test('a folder that cannot be created fails at once', () => {
  expect(() => openStorage({ folder: '/dev/null/files' })).toThrow('ENOTDIR');
});

function s3Settings(others: Partial<S3Settings> = {}): S3Settings {
  const { endpoint, accessKeyId, secretAccessKey, bucket: name } = server;
  return { endpoint, region: 'us-east-1', bucket: name, accessKeyId, secretAccessKey, ...others };
}

const bucket = (): { Bucket: string } => ({ Bucket: server.bucket });

async function listUnfinished(area: string): Promise<string[]> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ ...bucket(), Prefix: `${area}/` }));
  return Uploads.map(({ Key = '' }) => Key).toSorted();
}

/** Splits the content into chunks, as from a connection. */
function inParts(content: Buffer): Readable {
  const parts = Array.from({ length: Math.ceil(content.length / 60_000) }, (_, index) =>
    content.subarray(index * 60_000, (index + 1) * 60_000),
  );
  return Readable.from(parts, { objectMode: false });
}

function breaking(afterBytes: number): Readable {
  const piece = randomBytes(50_000);
  return Readable.from(
    (async function* content() {
      for (let sent = 0; sent < afterBytes; sent += piece.length) yield await Promise.resolve(piece);
      throw new Error('the visitor went away');
    })(),
    { objectMode: false },
  );
}

function* pieces(bytes: number): Generator<Buffer> {
  const piece = randomBytes(50 * 1024);
  for (let sent = 0; sent < bytes; sent += piece.length) yield Buffer.from(piece);
}

/** Passes chunks through and periodically measures the memory they hold, after a garbage collection. */
function watchMemory(): Watch {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = 0;
  async function* watch(source: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let seen = 0;
    for await (const piece of source) {
      seen += 1;
      if (seen % 40 === 0) most = Math.max(most, held() - before);
      yield piece;
    }
  }
  return Object.assign(watch, { peakBytes: () => most });
}

type Watch = {
  (source: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer>;
  /** The peak above the level at the start of the watch. */
  peakBytes(): number;
};

async function readAll(storage: Storage, name: string): Promise<Buffer> {
  const content = await storage.get(name);
  if (!content) throw new Error('the object is not there');
  return Buffer.concat(await content.toArray());
}

async function foldersOf(storage: Storage, idleMs?: number): Promise<string[]> {
  const folders: string[] = [];
  for await (const folder of storage.listFolders(idleMs)) folders.push(folder);
  return folders.toSorted();
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
