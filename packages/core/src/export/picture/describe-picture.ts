import { SOURCE_TYPE } from '../front-matter.ts';
import { escapeXml } from '@app/document/to-svg';
import type { PictureWords } from './picture-data.ts';

const ROOT = /^<svg [^>]*>/;
const SIZE = 'viewBox="0 0 1080 1350" width="1080" height="1350"';

/** Gives the drawn outlines a name, a description and the mark of generated media. */
export function describePicture(svg: string, words: PictureWords): string {
  const { title, description, lang } = words;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${SIZE} role="img" lang="${escapeXml(lang)}">`;
  const head = `<title>${escapeXml(title)}</title><desc>${escapeXml(description)}</desc><metadata>${rdfOf(words)}</metadata>`;
  return svg.replace(ROOT, () => root + head);
}

const rdfOf = ({ title, author }: PictureWords): string =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator><Iptc4xmpExt:DigitalSourceType>${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF>`;

/** The same mark in a PNG. */
export const xmpOf = (words: PictureWords): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${rdfOf(words)}</x:xmpmeta><?xpacket end="w"?>`;
