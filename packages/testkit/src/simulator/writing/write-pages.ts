import { hash } from '../hash.ts';
import type { Part } from '../wire/read-parts.ts';
import type { JsonSchema } from './json-schema.ts';
import { pageSentences } from './page-sentences.ts';

const SENTENCES_PER_PAGE = 7;

/** Asked for the words on pictures of pages. */
export function isPagesSchema({ properties = {} }: JsonSchema, parts: Part[]): boolean {
  return Object.keys(properties).join() === 'pages' && parts.some((part) => 'picture' in part);
}

/** One page of prose for each picture, chosen by the picture. */
export function writePages(parts: Part[]): { pages: { text: string }[] } {
  const pictures = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  return {
    pages: pictures.map(({ sha256 }) => ({
      text: pageSentences
        .toSorted((one, other) => hash(one + sha256) - hash(other + sha256))
        .slice(0, SENTENCES_PER_PAGE)
        .join(' '),
    })),
  };
}
