import type { DownloadFormat } from '@app/contract/downloads';
import { findFramework } from '@app/frameworks/index';
import { toVisibleText } from '../export/visible-text.ts';

const DAY = /^\d{4}-\d{2}-\d{2}(?=T)/;
/** Frameworks are named for short; the general one has no other name. */
const SUFFIX = /(?<!^Personality)(?:-Style)? Analysis$/;
/** Characters that a file system refuses or a shell could misread. */
const UNSAFE = /[\p{Cc}<>:"/\\|?*%$`;&#~{}]+/gu;
/** The page titles every run by framework and local date in its own language; such a title is not the visitor's. */
const AUTOMATIC = / (?:[-–—]|vom|del?|du) \d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?$/;
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** File systems allow 255 bytes; this leaves room for a browser's own additions. */
const MAX_BYTES = 180;

type Named = { framework: string; createdAt: string; title?: string | undefined; isComparison?: boolean };

/** The name of a file without its extension: the given title, or its kind and day. */
export function baseNameOf(named: Named): string {
  return titleOf(named.title ?? '') || plainNameOf(named);
}

/**
 * The value of Content-Disposition. A title is percent-encoded (RFC 5987) beside a plain name, so that nothing a
 * visitor wrote can end the header or start another.
 */
export function contentDisposition(named: Named, format: DownloadFormat): string {
  const plain = `attachment; filename="${plainNameOf(named)}.${format}"`;
  const title = titleOf(named.title ?? '');
  return title ? `${plain}; filename*=UTF-8''${encode(`${title}.${format}`)}` : plain;
}

/** Built from the framework title and the day only. */
function plainNameOf({ framework, createdAt, isComparison }: Named): string {
  const title = findFramework(framework)?.title.replace(SUFFIX, '') ?? 'Personality Analysis';
  const words = [title, ...(isComparison ? ['comparison'] : []), ...(DAY.exec(createdAt) ?? [])].join(' ');
  return words
    .replaceAll(/[^A-Za-z0-9-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
}

/** Empty if nothing is left that can name a file. */
function titleOf(title: string): string {
  const visible = toVisibleText(title).normalize('NFC').trim();
  if (AUTOMATIC.test(visible)) return '';
  const clean = visible.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const cut = cutToBytes(clean).replaceAll(/^[\s.-]+|[\s.]+$/g, '');
  return /[\p{L}\p{N}]/u.test(cut) && !DEVICE.test(cut) ? cut : '';
}

function cutToBytes(text: string): string {
  let cut = '';
  let bytes = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > MAX_BYTES) break;
    cut += segment;
  }
  return cut;
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves. */
const encode = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
