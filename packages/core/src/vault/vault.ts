import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { Transform } from 'node:stream';
import { openStream, sealStream } from './sealed-stream.ts';
import { asSealed, type Sealed } from './sealed.ts';

declare const contentKey: unique symbol;

/** Decrypts the content of one session or upload. Opaque: code outside this folder can neither read nor print it. */
export type ContentKey = { readonly [contentKey]: true };

/** The visitor's cookie secret. The server holds it only during the request. */
export type VisitorSecret = Buffer;

/** The secret half of a share link. */
export type ShareToken = Buffer;

export type Vault = {
  /** The keyed hash under which a visitor's rows are stored; the secret itself is never stored. */
  visitorHash(secret: VisitorSecret): Buffer;
  /** The same hash under every server key, newest first, so that rows written before a rotation are found. */
  visitorHashes(secret: VisitorSecret): Buffer[];
  /** Keyed hash of an address for counters: equal values match, and without the server key nobody can test guesses. */
  nameHash(kind: string, value: string): Buffer;
  /** Keys that sign and verify cookies; the first one signs. */
  cookieKeys(): string[];
  /** Keys that sign and verify proof-of-work puzzles; the first one signs. */
  proofKeys(): string[];

  newContentKey(): ContentKey;
  wrapForVisitor(key: ContentKey, sessionId: string, secret: VisitorSecret): Sealed;
  openForVisitor(wrapped: Sealed, sessionId: string, secret: VisitorSecret): ContentKey | undefined;
  /** False when it was wrapped with an older server key. */
  isCurrent(wrapped: Sealed): boolean;
  /** The worker's copy lives in the row of its job and is removed when the job ends. */
  wrapForWorker(key: ContentKey, analysisId: string): Sealed;
  openForWorker(wrapped: Sealed, analysisId: string): ContentKey | undefined;
  /** Wraps the key of one file for media workers. Media keys open nothing else. */
  wrapForMedia(key: ContentKey, jobId: string): Sealed;
  openForMedia(wrapped: Sealed, jobId: string): ContentKey | undefined;
  /** A shared copy opens with its token, which only holders of the link have. */
  wrapForShare(key: ContentKey, linkId: string, token: ShareToken): Sealed;
  openForShare(wrapped: Sealed, linkId: string, token: ShareToken): ContentKey | undefined;
  /** Wraps a key with another content key: an upload's key with its session's key. */
  wrapWithin(key: ContentKey, outer: ContentKey, context: string): Sealed;
  openWithin(wrapped: Sealed, outer: ContentKey, context: string): ContentKey | undefined;

  /** `context` (table and row) is the associated data: a sealed value moved elsewhere does not open. */
  seal(key: ContentKey, context: string, text: string): Sealed;
  /** Keyed hash of the bytes: equal bytes match within one session, never across sessions. */
  fingerprint(key: ContentKey, bytes: Buffer): Buffer;
  /** Undefined when the key, the context or a single bit is wrong. */
  open(key: ContentKey, context: string, value: Sealed): string | undefined;

  /** For content that is too large for memory. */
  sealStream(key: ContentKey, context: string): Transform;
  /** Fails with FILE_UNREADABLE at the first wrong chunk. Earlier output is authentic, but may be incomplete. */
  openStream(key: ContentKey, context: string): Transform;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;
const FORMAT = 1;

/** Stored as KeyObjects: Node takes several times as long with a key given as bytes. */
const secrets = new WeakMap<ContentKey, KeyObject>();

/**
 * Encrypts everything a visitor wrote or received. Each session has its own random key, stored only in wrapped form:
 * with a server key and the visitor's cookie secret, so that stealing the database and the server keys reveals nothing;
 * and, while a job runs, with a server key alone for the worker. Media keys wrap only the keys of files in progress.
 */
export function openVault(serverKeys: readonly Buffer[], mediaKeys = serverKeys.map(mediaKeyOf)): Vault {
  const server = openRing(serverKeys);
  const media = openRing(mediaKeys);
  // Derived once, because every request needs them, some several times.
  const visitorKeys = serverKeys.map((key) => derive(key, 'visitor'));
  const nameKeys = new Map<string, KeyObject>();

  const { wrap, unwrap } = server;
  const nameKey = (kind: string): KeyObject => {
    const key = nameKeys.get(kind) ?? derive(server.current(), `name:${kind}`);
    nameKeys.set(kind, key);
    return key;
  };

  return {
    visitorHash: (secret) => hmac(visitorKeys[0] as KeyObject, secret),
    visitorHashes: (secret) => visitorKeys.map((key) => hmac(key, secret)),
    nameHash: (kind, value) => hmac(nameKey(kind), value),
    cookieKeys: () => serverKeys.map((key) => derive(key, 'cookie').export().toString('base64url')),
    proofKeys: () => serverKeys.map((key) => derive(key, 'proof').export().toString('base64url')),
    newContentKey: () => remember(randomBytes(32)),
    wrapForVisitor: (key, sessionId, secret) => wrap(key, { context: `session:${sessionId}`, secret }),
    openForVisitor: (wrapped, sessionId, secret) => unwrap(wrapped, { context: `session:${sessionId}`, secret }),
    isCurrent: (wrapped) => wrapped.subarray(0, KEY_ID_BYTES).equals(keyId(server.current())),
    wrapForWorker: (key, analysisId) => wrap(key, { context: `worker:${analysisId}` }),
    openForWorker: (wrapped, analysisId) => unwrap(wrapped, { context: `worker:${analysisId}` }),
    wrapForMedia: (key, jobId) => media.wrap(key, { context: `media:${jobId}` }),
    openForMedia: (wrapped, jobId) => media.unwrap(wrapped, { context: `media:${jobId}` }),
    wrapForShare: (key, linkId, secret) => wrap(key, { context: `share:${linkId}`, secret }),
    openForShare: (wrapped, linkId, secret) => unwrap(wrapped, { context: `share:${linkId}`, secret }),
    wrapWithin: (key, outer, context) => asSealed(encrypt(derive(read(outer), 'within'), context, read(key).export())),
    openWithin: (wrapped, outer, context) => {
      const bytes = decrypt(derive(read(outer), 'within'), context, wrapped);
      return bytes && remember(bytes);
    },
    seal: (key, context, text) => asSealed(encrypt(read(key), context, Buffer.from(text, 'utf8'))),
    fingerprint: (key, bytes) => hmac(derive(read(key), 'fingerprint'), bytes),
    open: (key, context, value) => decrypt(read(key), context, value)?.toString('utf8'),
    sealStream: (key, context) => sealStream(derive(read(key), 'stream'), context),
    openStream: (key, context) => openStream(derive(read(key), 'stream'), context),
  };
}

type Ring = {
  /** The key that wraps. */
  current(): Buffer;
  wrap(key: ContentKey, lock: Lock): Sealed;
  unwrap(wrapped: Sealed, lock: Lock): ContentKey | undefined;
};

/** The first key wraps, every key opens. An empty ring opens nothing. */
function openRing(keys: readonly Buffer[]): Ring {
  const byId = new Map(keys.map((key) => [keyId(key).toString('hex'), key]));
  const current = (): Buffer => {
    if (!keys[0]) throw new Error('this process has no key of this kind');
    return keys[0];
  };
  return {
    current,
    wrap: (key, lock) =>
      asSealed(
        Buffer.concat([keyId(current()), encrypt(wrappingKey(current(), lock), lock.context, read(key).export())]),
      ),
    unwrap(wrapped, lock) {
      const key = byId.get(wrapped.subarray(0, KEY_ID_BYTES).toString('hex'));
      const bytes = key && decrypt(wrappingKey(key, lock), lock.context, wrapped.subarray(KEY_ID_BYTES));
      return bytes && remember(bytes);
    },
  };
}

/** Derives the media key of a deployment that does not set `MEDIA_KEYS`. */
const mediaKeyOf = (serverKey: Buffer): Buffer => derive(serverKey, 'media').export();

/** Identifies a server key without revealing it. Everything the key wraps begins with these bytes. */
export function serverKeyId(key: Buffer): string {
  return keyId(key).toString('hex');
}

/** Identifies a list of server keys in its order: processes with different marks have different keys. */
export function serverKeysMark(serverKeys: readonly Buffer[]): string {
  return keyId(Buffer.concat(serverKeys)).toString('hex');
}

export function newVisitorSecret(): VisitorSecret {
  return randomBytes(32);
}

export function newShareToken(): ShareToken {
  return randomBytes(32);
}

/** The stored form of a token. The token is random, so a plain hash reveals nothing. */
export function hashShareToken(token: ShareToken): Buffer {
  return createHash('sha256').update(token).digest();
}

type Lock = { context: string; secret?: VisitorSecret | ShareToken };

function wrappingKey(serverKey: Buffer, { context, secret }: Lock): KeyObject {
  return derive(secret ? Buffer.concat([serverKey, secret]) : serverKey, `wrap:${context}`);
}

function derive(key: Buffer | KeyObject, info: string): KeyObject {
  const secret = Buffer.isBuffer(key) ? createSecretKey(key) : key;
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `vault:${info}`, 32)));
}

function hmac(key: KeyObject, value: string | Buffer): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('vault:key-id').update(key).digest().subarray(0, KEY_ID_BYTES);
}

function remember(bytes: Buffer): ContentKey {
  const key = Object.freeze({}) as ContentKey;
  secrets.set(key, createSecretKey(bytes));
  return key;
}

function read(key: ContentKey): KeyObject {
  const secret = secrets.get(key);
  if (!secret) throw new Error('unknown content key');
  return secret;
}

function encrypt(key: KeyObject, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: KeyObject, context: string, value: Buffer): Buffer | undefined {
  if (value[0] !== FORMAT || value.length < 1 + NONCE_BYTES + TAG_BYTES) return undefined;
  const nonce = value.subarray(1, 1 + NONCE_BYTES);
  const tag = value.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(value.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined; // deliberately no distinction between a wrong key and a changed byte
  }
}
