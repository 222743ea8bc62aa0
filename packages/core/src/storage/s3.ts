import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type MultipartUpload,
  NoSuchKey,
  NoSuchUpload,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FaultKind, kindOfSystemError } from '../errors/store-fault.ts';
import { markStorage } from './mark-storage.ts';
import { checkFolder, checkName, isFolder, isName, type Storage } from './storage.ts';

export type S3Settings = {
  /** Absent: Amazon's endpoint of the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prepended to every name, so that deployments can share a bucket. */
  prefix?: string | undefined;
};

/** The smallest part size S3 accepts. Uploading one part at a time keeps memory flat. */
const PART_BYTES = 5 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Also the number of concurrent deletions. */
const LIST_PAGE = 50;

export function openS3Storage({ bucket: Bucket, prefix, ...settings }: S3Settings): Storage {
  const client = openClient(settings);
  const root = prefix ? `${prefix}/` : '';

  async function* listUploads(): AsyncGenerator<MultipartUpload> {
    let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
    for (let hasMore = true; hasMore;) {
      const page = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: root, ...marker }));
      yield* page.Uploads ?? [];
      marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
      hasMore = page.IsTruncated === true;
    }
  }

  /** The server's clock, from the offset in its last response. */
  const readClock = (): number => Date.now() + client.config.systemClockOffset;

  /** The age of a folder is that of its newest object. */
  async function* listIdle(idleMs: number): AsyncGenerator<string> {
    const newest = new Map<string, number>();
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: root })) {
      for (const { Key = '', LastModified } of Contents) {
        const [folder = ''] = Key.slice(root.length).split('/');
        newest.set(folder, Math.max(newest.get(folder) ?? 0, LastModified?.getTime() ?? Infinity));
      }
    }
    for (const [folder, at] of newest) if (isFolder(folder) && at < readClock() - idleMs) yield folder;
  }

  /** An error that neither the server nor the system explains is the store's only while it does not answer. */
  async function classify(error: unknown): Promise<FaultKind> {
    const known = kindOfAnswer(error) ?? kindOfSystemError(error);
    if (known) return known;
    return client.send(new ListObjectsV2Command({ Bucket, Prefix: root, MaxKeys: 1 })).then(
      () => 'broken',
      () => 'away',
    );
  }

  const objects: Storage = {
    async put(name, content) {
      const params = { Bucket, Key: root + checkName(name), Body: content };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
    },
    async get(name) {
      const found = await unless(NoSuchKey, client.send(new GetObjectCommand({ Bucket, Key: root + checkName(name) })));
      return found?.Body as Readable | undefined;
    },
    async removeFolder(folder) {
      const Prefix = `${root}${checkFolder(folder)}/`;
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client, pageSize: LIST_PAGE },
        { Bucket, Prefix },
      )) {
        // Not as a batch: servers require different checksums for batches and hide failures in a success response.
        await Promise.all(Contents.map(({ Key }) => client.send(new DeleteObjectCommand({ Bucket, Key }))));
      }
    },
    async *listFolders(idleMs) {
      if (idleMs !== undefined) {
        yield* listIdle(idleMs);
        return;
      }
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: root, Delimiter: '/' })) {
        yield* (page.CommonPrefixes ?? []).map((found) => found.Prefix?.slice(root.length, -1) ?? '').filter(isFolder);
      }
    },
    async removeUnfinished(olderThanMs) {
      for await (const { Key = '', UploadId, Initiated } of listUploads()) {
        const isOurs = Key.startsWith(root) && isName(Key.slice(root.length));
        if (!isOurs || !Initiated || Initiated.getTime() >= readClock() - olderThanMs) continue;
        await unless(NoSuchUpload, client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
      }
    },
    close: async () => client.destroy(),
  };
  return markStorage(objects, classify);
}

/** What the server's own answer means; undefined when it gave none. */
function kindOfAnswer(error: unknown): FaultKind | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  const { httpStatusCode: status = 0 } = error.$metadata;
  if (status >= 500 || status === 429 || status === 408 || error.name === 'NoSuchBucket') return 'away';
  return status === 401 || status === 403 ? 'refused' : 'broken';
}

function openClient({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: Omit<S3Settings, 'bucket' | 'prefix'>): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // S3 servers other than Amazon's refuse the newer checksums, or store them inside the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
  });
}

type Fault = abstract new (...input: never[]) => Error;

async function unless<Value>(fault: Fault, work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof fault) return undefined;
    throw error;
  }
}
