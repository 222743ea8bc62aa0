import { createDecipheriv, createHmac } from 'node:crypto';

/** Everything a thief of the machines has; only the secrets that visitors hold are missing. */
export type StolenData = {
  serverKeys: Buffer[];
  tables: Record<string, StolenRow[]>;
  frames: StoredFrame[];
  objects: StoredFrame[];
};
export type StolenRow = Record<string, unknown>;
/** Bytes outside the database, with their name. */
export type StoredFrame = { name: string; bytes: Buffer };

/** The content of each bytes column. A column missing here is a gap in the proof. */
const columns: Record<string, 'wrapped key' | 'hash' | ((row: StolenRow) => string)> = {
  'sessions.visitor_hash': 'hash',
  'sessions.wrapped_key': 'wrapped key',
  'analyses.worker_key': 'wrapped key',
  'analyses.media_key': 'wrapped key',
  'analyses.sealed_prepared': ({ id }) => `analyses.prepared:${String(id)}`,
  'analyses.payer_visitor': 'hash',
  'analyses.payer_network': 'hash',
  'analyses.payer_block': 'hash',
  'analyses.sealed_input': ({ id }) => `analyses.input:${String(id)}`,
  'analyses.sealed_report': ({ id }) => `analyses.report:${String(id)}`,
  'messages.sealed_content': ({ id }) => `messages:${String(id)}`,
  'piece_readings.sealed_reading': (row) => `piece_readings:${String(row.analysis_id)}:${String(row.piece)}`,
  'perceptions.file_hash': 'hash',
  'perceptions.sealed_content': (row) =>
    `perceptions:${String(row.session_id)}:${String(row.sense)}:${String(row.provider)}`,
  'self_answers.sealed_answers': (row) => `self_answers:${String(row.session_id)}`,
  'idempotency_keys.request_hash': 'hash',
  'errands.worker_key': 'wrapped key',
  'shares.token_hash': 'hash',
  'shares.visitor_hash': 'hash',
  'shares.wrapped_key': 'wrapped key',
  'shares.sealed_snapshot': ({ id }) => `shares:${String(id)}`,
  'share_mails.recipient_hash': 'hash',
  'share_mails.worker_key': 'wrapped key',
  'share_mails.sealed_mail': ({ id }) => `share_mails:${String(id)}`,
};

export const knownColumns = Object.keys(columns).toSorted();

export type StolenCopy = {
  /** The number of tried keys. */ tries: number;
  wraps: number;
  cells: number;
  opened: string[];
};

const STRANGERS = 20;
const purposes = ['visitor', 'cookie', 'within', 'stream', 'fingerprint'];

/**
 * Tries every key on every value: each wrapped key with each server key, in each role, with each related value as the
 * missing half, or with the given one; then each known or derivable key on each sealed value.
 */
export function tryEveryKey({ serverKeys, tables, frames, objects }: StolenData, given?: Buffer): StolenCopy {
  Error.stackTraceLimit = 0; // millions of wrong keys each throw an error, and stack traces are slow
  const rows = Object.entries(tables).flatMap(([table, list]) => list.map((row) => ({ table, row })));
  const near = neighbours(rows.map(({ row }) => row));
  const strangers = rows.slice(0, STRANGERS).flatMap(({ row }) => valuesOf(row));
  const result: StolenCopy = { tries: 0, wraps: 0, cells: 0, opened: [] };
  const keys = new Set<Buffer>();

  for (const { table, row } of rows) {
    const halves = given ? [given] : distinct([Buffer.alloc(0), ...near(row).flatMap(valuesOf), ...strangers]);
    for (const [column, value] of Object.entries(row)) {
      if (columns[`${table}.${column}`] !== 'wrapped key' || !Buffer.isBuffer(value)) continue;
      result.wraps += 1;
      for (const key of unwraps(value, { serverKeys, ids: idsOf(row), halves }, result)) keys.add(key);
    }
  }

  const made = [
    ...keys,
    ...serverKeys,
    ...serverKeys.flatMap((key) => purposes.map((purpose) => derive(key, purpose))),
  ];
  const tryOn = (place: string, bytes: Buffer, more: Buffer[]): void => {
    result.cells += 1;
    result.tries += made.length + more.length;
    if ([...made, ...more].some((key) => open(key, place, bytes))) result.opened.push(place);
  };
  for (const { table, row } of rows) {
    const more = near(row)
      .flatMap(valuesOf)
      .filter(({ length }) => length === 32);
    for (const [column, value] of Object.entries(row)) {
      const place = columns[`${table}.${column}`];
      if (typeof place === 'function' && Buffer.isBuffer(value)) tryOn(place(row), value, more);
    }
  }
  for (const { name, bytes } of frames) tryOn(name, bytes, []);
  for (const { name, bytes } of objects) {
    result.cells += 1;
    result.tries += made.length;
    if (made.some((key) => openObject(derive(key, 'stream'), name, bytes))) result.opened.push(name);
  }
  return result;
}

type Trial = { serverKeys: Buffer[]; ids: string[]; halves: Buffer[] };

function unwraps(wrapped: Buffer, { serverKeys, ids, halves }: Trial, result: StolenCopy): Buffer[] {
  const places = ids.flatMap((id) => ['session', 'worker', 'share'].map((role) => `${role}:${id}`));
  const secrets = serverKeys.flatMap((server) => halves.map((half) => Buffer.concat([server, half])));
  result.tries += places.length * secrets.length;
  return places.flatMap((place) =>
    secrets.flatMap((secret) => open(derive(secret, `wrap:${place}`), place, wrapped.subarray(4)) ?? []),
  );
}

/** HKDF for one block, written by hand because it is much faster than the library's. */
function derive(key: Buffer, purpose: string): Buffer {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(key).digest();
  return createHmac('sha256', extracted).update(`vault:${purpose}\u0001`).digest();
}

const distinct = (values: Buffer[]): Buffer[] => [
  ...new Map(values.map((value) => [value.toString('latin1'), value])).values(),
];

function open(key: Buffer, place: string, value: Buffer): Buffer | undefined {
  if (key.length !== 32 || value.length < 29) return undefined;
  return decrypt({ key, place, nonce: value.subarray(1, 13), tag: value.subarray(13, 29), body: value.subarray(29) });
}

/** Opens small objects only, which consist of a single piece. */
function openObject(key: Buffer, place: string, bytes: Buffer): Buffer | undefined {
  const nonce = Buffer.concat([bytes.subarray(1, 8), Buffer.from([0, 0, 0, 0, 1])]);
  return decrypt({ key, place, nonce, tag: bytes.subarray(-16), body: bytes.subarray(8, -16) });
}

type Box = { key: Buffer; place: string; nonce: Buffer; tag: Buffer; body: Buffer };

function decrypt({ key, place, nonce, tag, body }: Box): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** All values in a row, as bytes that may be a secret or contain one. */
function valuesOf(row: StolenRow): Buffer[] {
  return Object.values(row).flatMap((value) => {
    if (Buffer.isBuffer(value)) return value.length > 100 ? [] : [value];
    if (typeof value !== 'string') return [];
    return [Buffer.from(value), Buffer.from(value.replaceAll('-', ''), 'hex'), Buffer.from(value, 'base64url')];
  });
}

const anyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const idsOf = (row: StolenRow): string[] => [
  ...new Set(Object.values(row).filter((value): value is string => typeof value === 'string' && anyId.test(value))),
];

/** Rows that share an id with this row. */
function neighbours(rows: StolenRow[]): (row: StolenRow) => StolenRow[] {
  const byId = new Map<string, StolenRow[]>();
  for (const row of rows) for (const id of idsOf(row)) byId.set(id, [...(byId.get(id) ?? []), row]);
  return (row) => [...new Set([row, ...idsOf(row).flatMap((id) => byId.get(id) ?? [])])];
}
