import { type CorpusFile, goodIn, readSeed } from './corpus-file.ts';
import { drawSlope, makeJpeg } from './jpeg.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const good = goodIn('image');
const fiftyMegabytes = 50 * 2 ** 20;

const place = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
};

export const goodImages: CorpusFile[] = [
  good('JPEG', () => makeJpeg(640, 480)),
  good('JPEG turned, with its place', () =>
    drawSlope(640, 480).flatten().jpeg({ quality: 85 }).withExif(place).withMetadata({ orientation: 6 }).toBuffer(),
  ),
  good('JPEG of 12 MP', () => makeJpeg(4_000, 3_000)),
  good('JPEG of exactly 50 MB', async () => {
    const jpeg = await makeJpeg(640, 480);
    return Buffer.concat([jpeg, Buffer.alloc(fiftyMegabytes - jpeg.length)]);
  }),
  good('PNG with alpha', () => drawSlope(320, 240).png().toBuffer()),
  good('WebP', () => drawSlope(320, 240).webp().toBuffer()),
  good('GIF', () => drawSlope(320, 240).gif().toBuffer()),
  good('GIF that moves', () => runFfmpeg({ options: '-f lavfi -i testsrc2=s=320x240:d=1:r=5', extension: 'gif' })),
  good('AVIF', () => readSeed('photo.avif')),
  good('HEIC', () => readSeed('photo.heic')),
];
