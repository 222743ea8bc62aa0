import { joined, u16be, u32be as numbers } from './bytes.ts';

/** A box as stored in the file: its children when its type is a known container, otherwise its bytes. */
export type Box = { type: string; body: Buffer | Box[] };

const holders = new Set(['moov', 'trak', 'mdia', 'minf', 'dinf', 'stbl', 'edts', 'moof', 'traf', 'mvex', 'udta']);

export function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + size);
    boxes.push({ type, body: holders.has(type) ? readBoxes(body) : body });
    at += size;
  }
  return boxes;
}

export function box(type: string, ...bodies: (Buffer | string | Box[])[]): Buffer {
  const body = Buffer.concat(bodies.map((part) => (Array.isArray(part) ? writeBoxes(part) : Buffer.from(part))));
  return joined(numbers(body.length + 8), type, body);
}

export function writeBoxes(boxes: readonly Box[]): Buffer {
  return Buffer.concat(boxes.map(({ type, body }) => box(type, body)));
}

/** The same file with every box of that type replaced by zero or more boxes. */
export function replaceBoxes(bytes: Buffer, type: string, change: (body: Buffer) => Box[]): Buffer {
  const visit = (boxes: readonly Box[]): Box[] =>
    boxes.flatMap((each) => {
      if (each.type === type) return change(Array.isArray(each.body) ? writeBoxes(each.body) : each.body);
      return [{ type: each.type, body: Array.isArray(each.body) ? visit(each.body) : each.body }];
    });
  return writeBoxes(visit(readBoxes(bytes)));
}

export function patchBox(bytes: Buffer, type: string, change: (body: Buffer) => unknown): Buffer {
  return replaceBoxes(bytes, type, (body) => {
    const copy = Buffer.from(body);
    change(copy);
    return [{ type, body: copy }];
  });
}

export type Mp4Sample = { codec: string; width: number; height: number; data: Buffer };

/** A video of one frame in any codec: its data reaches the decoder unchanged. */
export function oneFrameMov({ codec, width, height, data }: Mp4Sample): Buffer {
  const blank = (bytes: number): Buffer => Buffer.alloc(bytes);
  const size = [u16be(0, 0, 0, 1), blank(16), u16be(width, height), blank(12), u16be(1)];
  const entry = joined(...size, blank(32), u16be(24, -1));
  const head = box('ftyp', 'qt  ', numbers(0), 'qt  ');
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), box(codec.padEnd(4), entry)),
    box('stts', numbers(0, 1, 1, 1_000)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, data.length, 1)),
    box('stco', numbers(0, 1, head.length + 8)),
  );
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, 1_000, 1_000, 0)),
    box('hdlr', numbers(0, 0), 'vide', numbers(0, 0, 0), Buffer.alloc(1)),
    box('minf', box('vmhd', numbers(1, 0, 0)), box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))), table),
  );
  const one = 0x10000;
  const matrix = numbers(one, 0, 0, 0, one, 0, 0, 0, 0x40000000);
  const track = box(
    'tkhd',
    numbers(7, 0, 0, 1, 0, 1_000, 0, 0, 0, 0),
    matrix,
    numbers((width * one) >>> 0, (height * one) >>> 0),
  );
  const film = box('mvhd', numbers(0, 0, 0, 1_000, 1_000, one, one << 8, 0, 0), matrix, numbers(0, 0, 0, 0, 0, 0, 2));
  return Buffer.concat([head, box('mdat', data), box('moov', film, box('trak', track, media))]);
}
