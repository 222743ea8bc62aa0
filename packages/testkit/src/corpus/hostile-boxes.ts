import { joined, u16be, u32be as numbers } from './bytes.ts';
import { type CorpusFile, hostileIn, many } from './corpus-file.ts';
import { smallMp4 } from './good-videos.ts';
import { box, patchBox, replaceBoxes } from './mp4.ts';
import { createRandom } from './random.ts';

const hostile = hostileIn('video');
const lies = [0, 1, 2 ** 31 - 1, 2 ** 32 - 1];

/** Videos with false structure. */
export function hostileBoxes(): CorpusFile[] {
  return [...lyingBoxes(), ...oddBoxes()];
}

/** Each file sets one numeric field of a box, such as a row count, to a false value. */
function lyingBoxes(): CorpusFile[] {
  const places: [string, number[]][] = [
    ['mvhd', [12, 16]],
    ['tkhd', [20, 76, 80]],
    ['mdhd', [12, 16]],
    ['stts', [4, 8, 12]],
    ['stsc', [4, 12]],
    ['stsz', [4, 8]],
    ['stco', [4, 8]],
    ['ctts', [4]],
    ['stss', [4]],
    ['elst', [4, 8, 12]],
    ['stsd', [4]],
    ['dref', [4]],
  ];
  const sized = [0, 1, 65_535].map((side) =>
    hostile(`frames that claim sides of ${side}`, async () =>
      patchBox(await smallMp4(), 'stsd', (body) => u16be(side, side).copy(body, 40)),
    ),
  );
  return [
    ...places
      .flatMap(([type, offsets]) => offsets.map((at) => [type, at] as const))
      .flatMap(([type, at]) =>
        lies.map((value) =>
          hostile(`${type} says ${value} at ${at}`, async () =>
            patchBox(await smallMp4(), type, (body) => at + 4 <= body.length && body.writeUInt32BE(value, at)),
          ),
        ),
      ),
    ...sized,
  ];
}

function oddBoxes(): CorpusFile[] {
  const nested = (depth: number): Buffer => {
    const heads = Buffer.alloc(depth * 8, '----moov');
    for (let level = 0; level < depth; level++) heads.writeUInt32BE((depth - level) * 8, level * 8);
    return joined(box('ftyp', 'isom', numbers(512)), heads);
  };
  const repeated = (type: string, count: number) => async (): Promise<Buffer> =>
    replaceBoxes(await smallMp4(), type, (body) => many(count, () => ({ type, body })));
  const index = (count: number): Buffer =>
    box('sidx', numbers(0, 1, 1_000, 0, 0), numbers(count & 0xffff), ...many(count, () => numbers(0x80000000, 0, 0)));
  return [
    ...[100, 10_000, 1_000_000].map((depth) => hostile(`boxes ${depth} deep`, () => nested(depth))),
    ...[100, 1_000, 20_000].map((count) => hostile(`${count * 2} streams`, repeated('trak', count))),
    ...[2, 500].map((count) => hostile(`${count} heads of a film`, repeated('moov', count))),
    hostile('no frames', repeated('mdat', 0)),
    hostile('no head', repeated('moov', 0)),
    ...['stsz', 'stco', 'stsc', 'stts', 'stsd', 'hdlr', 'mdhd', 'tkhd', 'mvhd'].map((type) =>
      hostile(`no ${type}`, repeated(type, 0)),
    ),
    ...[10, 60_000].map((count) =>
      hostile(`an index of ${count} that refers to itself`, async () =>
        Buffer.concat([index(count), await smallMp4()]),
      ),
    ),
    ...[0, 1, 7, 2 ** 32 - 1].map((size) =>
      hostile(`a box of ${size}`, async () => {
        const bytes = await smallMp4();
        bytes.writeUInt32BE(size, bytes.indexOf('mdat') - 4);
        return bytes;
      }),
    ),
    ...[0, 15, 2 ** 31].map((high) =>
      hostile(`a long box of ${high}`, () => joined(box('ftyp', 'isom'), numbers(1), 'moov', numbers(high, 16))),
    ),
    hostile('a million empty boxes', () => Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(8_000_000, box('free'))])),
    hostile('a zipped head', () =>
      Buffer.concat([
        box('ftyp', 'qt  '),
        box('moov', box('cmov', box('dcom', 'zlib'), box('cmvd', numbers(2 ** 31 - 1), createRandom(47).bytes(2_000)))),
      ]),
    ),
  ];
}
