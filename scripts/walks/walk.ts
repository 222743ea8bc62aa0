// A walk tests a page of contributing/: it applies the page's edits to a copy of the checkout and runs its commands.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A step of a page in `contributing/`: a new file, or a text put in place of another. */
export type Edit = { file: string; create: string } | { file: string; find: string; replace: string };

export const create = (file: string, text: string): Edit => ({ file, create: text });
export const change = (file: string, find: string, replace: string): Edit => ({ file, find, replace });
/** Puts a text in front of what is found. */
export const before = (file: string, find: string, added: string): Edit => change(file, find, `${added}${find}`);

/** A page of `contributing/` as data: its edits, and the commands that must pass afterwards. */
export type Walk = {
  page: string;
  edits: Edit[];
  /** Run in order, in the checkout or in the folder before the colon. The program is `node` or one of `node_modules/.bin`. */
  commands: string[];
  /** What a user of the product then finds: a file of the checkout and a text in it. */
  shows: { file: string; text: string }[];
};

const otherLangs = ['ar', 'de', 'es', 'fr', 'ja', 'pt', 'zh'] as const;

/** The same edit in the catalogue of every language but English. */
export function inEveryLanguage(
  file: string,
  find: string,
  words: Record<(typeof otherLangs)[number], string>,
): Edit[] {
  return otherLangs.map((lang) => before(`packages/words/src/${lang}/${file}`, find, words[lang]));
}

/** The text after the edit; throws unless the text it replaces is there exactly once. */
export function applyEdit(text: string, edit: Exclude<Edit, { create: string }>): string {
  const count = text.split(edit.find).length - 1;
  if (count !== 1) throw new Error(`${edit.file} has "${edit.find}" ${count} times`);
  return text.replace(edit.find, () => edit.replace);
}

export async function applyEdits(folder: string, edits: Edit[]): Promise<void> {
  for (const edit of edits) {
    const path = join(folder, edit.file);
    if ('create' in edit) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, edit.create);
      continue;
    }
    await writeFile(path, applyEdit(await readFile(path, 'utf8'), edit));
  }
}
