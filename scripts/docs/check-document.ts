import { dirname, join, normalize } from 'node:path';
import { findPaths, isPath } from './find-paths.ts';
import { type Markdown, readMarkdown } from './read-markdown.ts';

/** The repository's content, against which documents are checked. */
export type Repository = {
  /** Every file, relative to the root. */
  files: string[];
  scripts: string[];
  /** Whether git ignores the path, because a build or a run creates it. */
  isIgnored(path: string): boolean;
  read(path: string): string;
};

/** Commands of pnpm itself. */
const PNPM = new Set(['add', 'dlx', 'exec', 'install', 'run', 'deploy', 'why']);
/** History: these documents may name things that no longer exist. */
const HISTORY = /^(docs\/decisions\/|CHANGELOG\.md$)/;

export function checkDocument(path: string, repository: Repository): string[] {
  const document = readMarkdown(repository.read(path));
  const named = HISTORY.test(path) ? [] : namedIn(document);
  return [
    ...document.links.flatMap(({ target, line }) => linkFaults(path, target, repository).map(at(path, line))),
    ...named.flatMap(({ text, line }) =>
      [...scriptFaults(text, repository), ...fileFaults(text, repository)].map(at(path, line)),
    ),
  ];
}

const at =
  (path: string, line: number) =>
  (fault: string): string =>
    `${path}:${line}: ${fault}`;

/** Inline code, and every line of a shell block. */
function namedIn({ codes, blocks }: Markdown): { text: string; line: number }[] {
  const typed = blocks
    .filter(({ info }) => /^(sh|bash)\b/.test(info))
    .flatMap(({ text, line }) => text.split('\n').map((words, at) => ({ text: words, line: line + at + 1 })));
  return [...codes, ...typed];
}

function linkFaults(path: string, target: string, { files, read }: Repository): string[] {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return [];
  const [file = '', anchor] = target.split('#');
  const place = file ? normalize(join(dirname(path), decodeURI(file))).replace(/\/$/, '') : path;
  const isFolder = files.some((name) => name.startsWith(`${place}/`));
  if (!files.includes(place) && !isFolder) return [`no ${place} to link to`];
  if (anchor === undefined || !place.endsWith('.md')) return [];
  return readMarkdown(read(place)).anchors.has(anchor) ? [] : [`no heading #${anchor} in ${place}`];
}

function scriptFaults(text: string, { scripts }: Repository): string[] {
  return [...text.matchAll(/\bpnpm (?:(?:-s|--silent) )?([a-z][\w:-]*)/g)].flatMap(([, name = '']) =>
    PNPM.has(name) || scripts.includes(name) ? [] : [`no script "${name}" in package.json`],
  );
}

function fileFaults(text: string, { files, isIgnored }: Repository): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/[,;:]$/, ''));
  const isCommand = words.length > 1;
  return words
    .filter((word) => isPath(word) && (!isCommand || word.includes('/')))
    .filter((word) => findPaths(word, files).length === 0 && !isIgnored(word))
    .map((word) => `no file or folder ${word}`);
}
