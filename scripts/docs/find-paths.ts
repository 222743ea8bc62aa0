const EXTENSION = /[\w*>-]\.(ts|tsx|cjs|md|json|ya?ml|sql|css|html|sh|typ)$/;
const TOP_FOLDER = /^(apps|deploy|docs|e2e|eval|packages|scripts|\.ci|\.github)\//;
const SHAPE = /^[\w.@*<>-]+(\/[\w.@*<>-]+)*\/?$/;
/** `x.test.ts` stands for any file. */
const ANY_FILE = /^x\./;

/** Whether a code word is meant as a path in this repository. */
export function isPath(word: string): boolean {
  if (!SHAPE.test(word) || ANY_FILE.test(word) || word.startsWith('/')) return false;
  return EXTENSION.test(word) || TOP_FOLDER.test(word) || /^[\w-]+(\/[\w-]+)*\/$/.test(word);
}

/**
 * The files and folders that a path may mean. Documents leave out common parts (`packages/`, `apps/`, `src/`) and
 * folders named earlier in the sentence; `*`, `<name>` and `NNNN-name` match any name.
 */
export function findPaths(path: string, files: string[]): string[] {
  const pattern = short(path)
    .replace(/\/$/, '')
    .replaceAll(/<[\w-]+>|NNNN-[a-z]+/g, '*')
    .split('*')
    .map((piece) => piece.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
  const end = new RegExp(`(^|/)${pattern}(/|$)`);
  return files.filter((file) => end.test(short(file)));
}

function short(path: string): string {
  return path.replace(/^(packages|apps)\//, '').replace(/(^|\/)src\//, '$1');
}
