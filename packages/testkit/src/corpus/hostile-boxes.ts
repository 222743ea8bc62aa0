import { type CorpusFile, hostileIn } from './corpus-file.ts';
import { smallMp4 } from './good-videos.ts';
import { box, numbers, patchBox, replaceBoxes } from './mp4.ts';
import { createRandom } from './random.ts';

const hostile = hostileIn('video');
const lies = [0, 1, 2 ** 31 - 1, 2 ** 32 - 1];

/** Videos with false structure. */
export function hostileBoxes(): CorpusFile[] {
  return [...lyingBoxes(), ...oddBoxes()];
}

/** Each file sets one numeric field of a box, such as a row count, to a false value. */
function lyingBoxes(): CorpusFile[] {
  const places: [string, number][] = [
    ['mvhd', 12],
    ['mvhd', 16],
    ['tkhd', 20],
    ['mdhd', 12],
    ['mdhd', 16],
    ['tkhd', 76],
    ['tkhd', 80],
    ['stts', 4],
    ['stts', 8],
    ['stts', 12],
    ['stsc', 4],
    ['stsc', 12],
    ['stsz', 4],
    ['stsz', 8],
    ['stco', 4],
    ['stco', 8],
    ['ctts', 4],
    ['stss', 4],
    ['elst', 4],
    ['elst', 8],
    ['elst', 12],
    ['stsd', 4],
    ['dref', 4],
  ];
  const sized = [0, 1, 65_535].map((side) =>
    hostile(`frames that claim sides of ${side}`, 'the size lies', async () =>
      patchBox(await smallMp4(), 'stsd', (body) => {
        body.writeUInt16BE(side, 40);
        body.writeUInt16BE(side, 42);
      }),
    ),
  );
  return [
    ...places.flatMap(([type, at]) =>
      lies.map((value) =>
        hostile(`${type} says ${value} at ${at}`, 'a table lies', async () =>
          patchBox(await smallMp4(), type, (body) => at + 4 <= body.length && body.writeUInt32BE(value, at)),
        ),
      ),
    ),
    ...sized,
  ];
}

function oddBoxes(): CorpusFile[] {
  const nested = (depth: number): Buffer => {
    const heads = Buffer.alloc(depth * 8);
    for (let level = 0; level < depth; level++) {
      heads.writeUInt32BE((depth - level) * 8, level * 8);
      heads.write('moov', level * 8 + 4, 'latin1');
    }
    return Buffer.concat([box('ftyp', 'isom', numbers(512)), heads]);
  };
  const repeated = (type: string, count: number) => async (): Promise<Buffer> =>
    replaceBoxes(await smallMp4(), type, (body) => Array.from({ length: count }, () => ({ type, body })));
  const index = (count: number): Buffer =>
    box(
      'sidx',
      numbers(0, 1, 1_000, 0, 0),
      numbers(count & 0xffff),
      ...Array.from({ length: count }, () => numbers(0x80000000, 0, 0)),
    );
  return [
    ...[100, 10_000, 1_000_000].map((depth) => hostile(`boxes ${depth} deep`, 'deep recursion', () => nested(depth))),
    ...[100, 1_000, 20_000].map((count) => hostile(`${count * 2} streams`, 'memory', repeated('trak', count))),
    ...[2, 500].map((count) => hostile(`${count} heads of a film`, 'two truths', repeated('moov', count))),
    hostile('no frames', 'nothing to read', repeated('mdat', 0)),
    hostile('no head', 'nothing to read', repeated('moov', 0)),
    ...['stsz', 'stco', 'stsc', 'stts', 'stsd', 'hdlr', 'mdhd', 'tkhd', 'mvhd'].map((type) =>
      hostile(`no ${type}`, 'nothing to read', repeated(type, 0)),
    ),
    ...[10, 60_000].map((count) =>
      hostile(`an index of ${count} that refers to itself`, 'endless fragments', async () =>
        Buffer.concat([index(count), await smallMp4()]),
      ),
    ),
    ...[0, 1, 7, 2 ** 32 - 1].map((size) =>
      hostile(`a box of ${size}`, 'the length lies', async () => {
        const bytes = await smallMp4();
        bytes.writeUInt32BE(size, bytes.indexOf('mdat') - 4);
        return bytes;
      }),
    ),
    ...[0, 15, 2 ** 31].map((high) =>
      hostile(`a long box of ${high}`, 'the length lies', () =>
        Buffer.concat([box('ftyp', 'isom'), numbers(1), Buffer.from('moov'), numbers(high, 16)]),
      ),
    ),
    hostile('a million empty boxes', 'work without bytes', () =>
      Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(8_000_000, box('free'))]),
    ),
    hostile('a zipped head', 'memory', () =>
      Buffer.concat([
        box('ftyp', 'qt  '),
        box('moov', box('cmov', box('dcom', 'zlib'), box('cmvd', numbers(2 ** 31 - 1), createRandom(47).bytes(2_000)))),
      ]),
    ),
  ];
}
