import { crc32, deflateRawSync } from 'node:zlib';
import { type Deflated } from './bombs.ts';

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
  const end = Buffer.alloc(22);
  const count = Math.min(options.claimedEntries ?? entries.length, 0xffff);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(options.directoryAt ?? at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, central, end, comment]);
}

function pack(data: ZipEntry['data']): Deflated {
  if (typeof data === 'object' && 'raw' in data) return data;
  const bytes = Buffer.from(data);
  // Avoids starting a compressor for each of tens of thousands of empty entries.
  if (bytes.length === 0) return { raw: Buffer.from([3, 0]), crc: 0, bytes: 0 };
  return { raw: deflateRawSync(bytes), crc: crc32(bytes), bytes: bytes.length };
}

function localHeader({ name, flags = 0x800, method = 8 }: ZipEntry, { raw, crc, bytes }: Deflated): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(raw.length, 18);
  header.writeUInt32LE(bytes >>> 0, 22);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return header;
}

function centralHeader(entry: ZipEntry, { raw, crc, bytes }: Deflated, at: number): Buffer {
  const { name, flags = 0x800, method = 8, extra = Buffer.alloc(0) } = entry;
  const header = Buffer.alloc(46);
  header.write('PK\x01\x02', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(entry.claimedCrc ?? crc, 16);
  header.writeUInt32LE(entry.claimedPackedBytes ?? raw.length, 20);
  header.writeUInt32LE((entry.claimedBytes ?? bytes) >>> 0, 24);
  header.writeUInt16LE(Buffer.byteLength(name), 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, Buffer.from(name), extra]);
}
