import { crc32, deflateRawSync } from 'node:zlib';
import { type Deflated } from './bombs.ts';
import { joined, u16le, u32le } from './bytes.ts';

/** One ZIP entry, with header fields that can be set to false values. */
export type ZipEntry = {
  name: string;
  data: string | Buffer | Deflated;
  /** Applies to the central directory only. */
  claimedBytes?: number;
  claimedPackedBytes?: number;
  claimedCrc?: number;
  flags?: number;
  method?: number;
  /** The offset of the entry's bytes; may point at another entry. */
  at?: number;
  extra?: Buffer;
};

export type ZipOptions = { claimedEntries?: number; directoryAt?: number; comment?: Buffer; before?: Buffer };

/** Written by hand, because a library refuses to write the invalid files that a reader must survive. */
export function writeZip(entries: readonly ZipEntry[], options: ZipOptions = {}): Buffer {
  const { before = Buffer.alloc(0), comment = Buffer.alloc(0) } = options;
  const parts: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const entry of entries) {
    const packed = pack(entry.data);
    const local = Buffer.concat([localHeader(entry, packed), Buffer.from(entry.name), packed.raw]);
    directory.push(centralHeader(entry, packed, entry.at ?? at));
    if (entry.at !== undefined) continue;
    parts.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const count = Math.min(options.claimedEntries ?? entries.length, 0xffff);
  const ends = [u16le(0, 0, count, count), u32le(central.length, options.directoryAt ?? at), u16le(comment.length)];
  return joined(Buffer.concat(parts), central, 'PK\x05\x06', ...ends, comment);
}

function pack(data: ZipEntry['data']): Deflated {
  if (typeof data === 'object' && 'raw' in data) return data;
  const bytes = Buffer.from(data);
  // Avoids starting a compressor for each of tens of thousands of empty entries.
  if (bytes.length === 0) return { raw: Buffer.from([3, 0]), crc: 0, bytes: 0 };
  return { raw: deflateRawSync(bytes), crc: crc32(bytes), bytes: bytes.length };
}

function localHeader({ name, flags = 0x800, method = 8 }: ZipEntry, { raw, crc, bytes }: Deflated): Buffer {
  const sizes = u32le(crc, raw.length, bytes);
  return joined('PK\x03\x04', u16le(20, flags, method, 0, 0), sizes, u16le(Buffer.byteLength(name), 0));
}

function centralHeader(entry: ZipEntry, { raw, crc, bytes }: Deflated, at: number): Buffer {
  const { name, flags = 0x800, method = 8, extra = Buffer.alloc(0) } = entry;
  const { claimedCrc = crc, claimedPackedBytes = raw.length, claimedBytes = bytes } = entry;
  return joined(
    'PK\x01\x02',
    u16le(20, 20, flags, method, 0, 0),
    u32le(claimedCrc, claimedPackedBytes, claimedBytes),
    u16le(Buffer.byteLength(name), extra.length, 0, 0, 0, 0, 0),
    u32le(at),
    Buffer.from(name),
    extra,
  );
}
