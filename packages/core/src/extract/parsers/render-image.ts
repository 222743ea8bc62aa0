import sharp from 'sharp';
import { imageExitCodes } from '../images/image-faults.ts';
import { MAX_IMAGE_SIDE_PIXELS, MAX_SHOWN_SIDE_PIXELS } from '../images/image-limits.ts';

const [input = '', output = '', loader = '', maxPixels = '', orientation = ''] = process.argv.slice(2);

/** libvips detects some twenty formats by content, SVG and PDF among them. Allow only the requested loader. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: [loader] });
sharp.cache(false);
sharp.concurrency(1);

try {
  await render();
} catch (error) {
  process.exitCode = imageExitCodes[faultOf(error)];
}

async function render(): Promise<void> {
  const image = sharp(input, { limitInputPixels: Number(maxPixels), failOn: 'error', sequentialRead: true, pages: 1 });
  const { width, height } = await image.metadata();
  if (Math.max(width, height) > MAX_IMAGE_SIDE_PIXELS) throw new Error('pixel limit');
  const upright = orientation === 'as-stored' ? image : image.autoOrient();
  await upright
    .resize({ width: MAX_SHOWN_SIDE_PIXELS, height: MAX_SHOWN_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 85 })
    .timeout({ seconds: 15 })
    .toFile(output);
}

function faultOf(error: unknown): keyof typeof imageExitCodes {
  const message = error instanceof Error ? error.message : '';
  if (/unsupported image format/i.test(message)) return 'MEDIA_UNSUPPORTED';
  return /pixel limit|timeout|memory/i.test(message) ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE';
}
