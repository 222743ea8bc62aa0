import { flateBomb } from './bombs.ts';
import { joined, u16le, u32be } from './bytes.ts';
import { type CorpusFile, cutShort, hostileIn, entityBomb, many, readSeed, type Trap } from './corpus-file.ts';
import { goodImages } from './good-images.ts';
import { drawSlope, exif, makeJpeg, manyScans, resized, segment, withSegment } from './jpeg.ts';
import { blackPng, chunk, head, pngOf } from './png.ts';
import { createRandom } from './random.ts';
import { writeZip } from './write-zip.ts';

const hostile = hostileIn('image');

export function hostileImages(trap: Trap): CorpusFile[] {
  return [
    ...pngBombs(),
    ...pngChunks(),
    ...jpegs(),
    ...gifs(),
    ...drawings(trap),
    ...others(),
    ...cutShort(goodImages, /^(?!.*(12 MP|50 MB|turned))/, 5),
    ...boxes(),
  ];
}

function pngBombs(): CorpusFile[] {
  const sizes = [
    { width: 50_000, height: 50_000, bits: 1 },
    { width: 16_000, height: 16_000, kind: 2 },
    { width: 2, height: 1_000_000 },
    { width: 1_000_000, height: 2 },
    { width: 1, height: 40_000_000 },
    { width: 6_300, height: 6_300, kind: 6, bits: 16 },
    { width: 7_000, height: 7_000, kind: 6 },
    { width: 30_000, height: 1_300, kind: 6 },
  ];
  const claims = [0, 1, 65_536, 2 ** 31 - 1, 2 ** 32 - 1];
  return [
    ...sizes.map((size) => hostile(`PNG of ${size.width} by ${size.height}`, () => blackPng(size))),
    ...claims.map((side) =>
      hostile(`PNG that claims sides of ${side}`, () =>
        pngOf(head({ width: side, height: side, kind: 6 }), chunk('IDAT', Buffer.alloc(100))),
      ),
    ),
    ...[3, 7, 255].map((kind) =>
      hostile(`PNG of kind ${kind}`, () =>
        pngOf(head({ width: 9, height: 9, kind, bits: kind }), chunk('IDAT', Buffer.alloc(100))),
      ),
    ),
  ];
}

function pngChunks(): CorpusFile[] {
  const before = async (...chunks: Buffer[]): Promise<Buffer> => {
    const plain = await drawSlope(60, 40).png().toBuffer();
    return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
  };
  const bombed = (name: string, label: string, megabytes: number): CorpusFile =>
    hostile(`PNG with ${megabytes} MB in ${name}`, () =>
      before(chunk(name, Buffer.concat([Buffer.from(label, 'latin1'), flateBomb(megabytes)]))),
    );
  return [
    ...[64, 1_024].flatMap((megabytes) => [
      bombed('iCCP', 'a\u0000\u0000', megabytes),
      bombed('zTXt', 'a\u0000\u0000', megabytes),
      bombed('iTXt', 'XML:com.adobe.xmp\u0000\u0001\u0000\u0000\u0000', megabytes),
    ]),
    ...[10_000, 500_000].map((count) =>
      hostile(`PNG with ${count} notes`, () =>
        before(Buffer.concat(many(count, () => chunk('tEXt', Buffer.from('a\u0000b'))))),
      ),
    ),
    ...[2 ** 31 - 1, 2 ** 32 - 1, 0].map((claim) =>
      hostile(`PNG with a chunk of ${claim}`, () => before(chunk('tEXt', Buffer.from('a\u0000b'), claim))),
    ),
    hostile('PNG with two heads', () => before(head({ width: 60_000, height: 60_000 }))),
    hostile('PNG without a picture', () => pngOf(head({ width: 9, height: 9 }))),
    hostile('PNG with 100,000 moving frames', () =>
      before(
        chunk('acTL', Buffer.from('000186a000000000', 'hex')),
        ...many(1_000, () => chunk('fcTL', Buffer.alloc(26))),
      ),
    ),
  ];
}

function jpegs(): CorpusFile[] {
  const changed = (name: string, change: (jpeg: Buffer) => Buffer): CorpusFile =>
    hostile(name, async () => change(await makeJpeg(64, 48)));
  const sides = ['65500 65500', '65500 600', '1 65535', '0 0', '8 8', '7000 7000'];
  const turned = (count: number, value: number): { tag: number; type: number; count: number; value: number } => ({
    tag: 0x0112,
    type: 3,
    count,
    value,
  });
  const loop = (count: number, value: number): Buffer =>
    exif([{ tag: 0x8769, type: 4, count, value }, turned(count, value)], value);
  return [
    ...sides.map((side) => {
      const [width = 0, height = 0] = side.split(' ').map(Number);
      return changed(`JPEG that claims ${width} by ${height}`, (jpeg) => resized(jpeg, width, height));
    }),
    ...[10, 200, 5_000].map((scans) => hostile(`JPEG of 49 MP drawn ${scans} times`, () => manyScans(7_000, scans))),
    ...[1, 2 ** 31, 2 ** 32 - 1].flatMap((count) =>
      [0, 8, 2 ** 32 - 1].map((value) =>
        changed(`JPEG with notes of ${count} at ${value}`, (jpeg) => withSegment(jpeg, 0xe1, loop(count, value))),
      ),
    ),
    ...[0, 9, 65_535].map((turn) =>
      changed(`JPEG turned by ${turn}`, (jpeg) => withSegment(jpeg, 0xe1, exif([turned(1, (turn << 16) >>> 0)]))),
    ),
    ...[0xe1, 0xe2, 0xfe].map((marker) =>
      changed(`JPEG with 700 segments ${marker.toString(16)}`, (jpeg) =>
        Buffer.concat([
          jpeg.subarray(0, 2),
          ...many(700, () => segment(marker, Buffer.alloc(65_000, 'ICC_PROFILE\u0000'))),
          jpeg.subarray(2),
        ]),
      ),
    ),
    changed('JPEG and zip in one', (jpeg) => writeZip([{ name: 'a.txt', data: 'b' }], { before: jpeg })),
    changed('JPEG and PDF in one', (jpeg) =>
      withSegment(jpeg, 0xfe, Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj')),
    ),
    changed('JPEG and page in one', (jpeg) => withSegment(jpeg, 0xfe, Buffer.from('<script>1</script>'))),
    changed('JPEG of random bytes after its head', (jpeg) =>
      Buffer.concat([jpeg.subarray(0, 620), createRandom(31).bytes(50_000)]),
    ),
  ];
}

function gifs(): CorpusFile[] {
  const screen = (width: number, height: number): Buffer =>
    joined('GIF89a', u16le(width, height), [0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = (width: number, height: number): Buffer =>
    joined([0x2c, 0, 0, 0, 0], u16le(width, height), [0, 2, 2, 0x44, 1, 0]);
  const gif = (screenBytes: Buffer, frameBytes: Buffer, count: number): Buffer =>
    joined(screenBytes, Buffer.concat(many(count, () => frameBytes)), ';');
  return [
    ...[1_000, 100_000, 2_000_000].map((count) =>
      hostile(`GIF of ${count} frames`, () => gif(screen(1, 1), frame(1, 1), count)),
    ),
    ...[1_000, 10_000].map((count) =>
      hostile(`GIF of ${count} frames on a large screen`, () => gif(screen(5_000, 5_000), frame(1, 1), count)),
    ),
    hostile('GIF of 65,535 by 65,535', () => gif(screen(65_535, 65_535), frame(65_535, 65_535), 1)),
    hostile('GIF with a frame larger than its screen', () => gif(screen(1, 1), frame(65_535, 65_535), 9)),
    hostile('GIF without a frame', () => gif(screen(9, 9), Buffer.alloc(0), 0)),
    hostile('GIF and zip in one', () =>
      writeZip([{ name: 'META-INF/MANIFEST.MF', data: 'x' }], { before: gif(screen(1, 1), frame(1, 1), 1) }),
    ),
    hostile('GIF and script in one', () => Buffer.from('GIF89a/*\u0000\u0000*/=1;fetch("/")//;', 'latin1')),
  ];
}

function drawings({ port }: Trap): CorpusFile[] {
  const address = `http://127.0.0.1:${port}/image`;
  const svg = (inside: string, before = ''): string =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99">${inside}</svg>`;
  const files = {
    'a drawing with a script': svg(`<script>fetch("${address}")</script>`),
    'a drawing that fetches': svg(`<image xlink:href="${address}" width="9" height="9"/>`),
    'a drawing that reads': svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    'a drawing that includes': svg(
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/>',
    ),
    'a drawing with a style from elsewhere': svg(
      '<rect width="9" height="9"/>',
      `<?xml-stylesheet href="${address}"?>`,
    ),
    'a drawing that laughs': svg('<text>&e12;</text>', `<!DOCTYPE svg [${entityBomb(12)}]>`),
    'a drawing of a million by a million': svg('<rect width="9" height="9"/>').replaceAll('99', '1000000'),
    'a drawing that uses itself': svg('<g id="a"><use xlink:href="#a"/><use xlink:href="#a"/></g>'),
    'commands for a picture tool': `push graphic-context\nviewbox 0 0 9 9\nfill 'url(${address}"|id; ")'\npop graphic-context`,
    'a script for a picture tool': `<?xml version="1.0"?><image><read filename="${address}"/><write filename="/tmp/corpus-was-here"/></image>`,
    'a program for a printer': `%!PS\n(/etc/passwd) (r) file\n%%EOF`,
    'a page': `<html><img src="${address}"></html>`,
    'a picture in XPM': '/* XPM */ static char *a[] = {"99999 99999 2 1", "a c #000"};',
    'a picture in text': 'P3\n99999 99999\n255\n1 2 3',
    'a grey map': 'P5\n50000 50000\n255\n',
    'a table of light': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 99999 +X 99999\n',
    'a matrix': 'MATLAB 5.0 MAT-file, Platform: GLNXA64',
    'columns of stars': 'SIMPLE  =                    T',
  };
  return Object.entries(files).map(([name, text]) => hostile(name, () => Buffer.from(text)));
}

function others(): CorpusFile[] {
  const noise = createRandom(37).bytes(3_000);
  const heads = {
    TIFF: '49492a0008000000',
    'large TIFF': '49492b000800000010000000000000',
    ICO: '000001000100ffff0000010020',
    PSD: '38425053000100000000000000030000ea600000ea6000080003',
    BMP: '424d00000080000000003600000028000000ffffff7fffffff7f0100',
    'JPEG 2000': '0000000c6a5020200d0a870a',
    'JPEG XL': 'ff0affffffff',
    'JPEG XL in boxes': '0000000c4a584c200d0a870a',
    EXR: '762f310102000000',
    DICOM: '00'.repeat(128) + '4449434d',
    FLIF: '464c4946',
    'raw of a camera': '49492a00100000004352',
    'windows of metal': 'd7cdc69a',
  };
  return Object.entries(heads).map(([name, hex]) =>
    hostile(`${name} and noise`, () => Buffer.concat([Buffer.from(hex, 'hex'), noise])),
  );
}

/**
 * HEIC and AVIF store their size in one box and their data offsets in another; WebP stores its size in its first bytes.
 */
function boxes(): CorpusFile[] {
  const sizes = [0, 20_000, 65_536, 2 ** 31 - 1, 2 ** 32 - 1];
  const patched = async (
    file: string,
    box: string,
    change: (bytes: Buffer, at: number) => unknown,
  ): Promise<Buffer> => {
    const bytes = Buffer.from(await readSeed(file));
    change(bytes, bytes.indexOf(box) + 4);
    return bytes;
  };
  return ['photo.heic', 'photo.avif'].flatMap((file) => [
    ...sizes.map((size) =>
      hostile(`${file} that claims sides of ${size}`, () =>
        patched(file, 'ispe', (bytes, at) => u32be(size, size).copy(bytes, at + 4)),
      ),
    ),
    ...['iloc', 'iinf', 'ipma', 'pitm', 'hdlr', 'iprp', 'ipco'].map((box) =>
      hostile(`${file} with noise in ${box}`, () =>
        patched(file, box, (bytes, at) =>
          createRandom(41)
            .bytes(16)
            .copy(bytes, at + 4),
        ),
      ),
    ),
    ...[0, 1, 7, 2 ** 32 - 1].map((size) =>
      hostile(`${file} with a box of ${size}`, () =>
        patched(file, 'meta', (bytes, at) => bytes.writeUInt32BE(size, at - 8)),
      ),
    ),
  ]);
}
