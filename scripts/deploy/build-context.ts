import { execFileSync } from 'node:child_process';

/** What `.dockerignore` lets into an image: the last pattern that meets a path or a folder above it decides. */
export function isInContext(ignore: string, path: string): boolean {
  const parts = path.split('/');
  const whole = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  let isIn = true;
  for (const line of ignore.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const isException = line.startsWith('!');
    const pattern = toExpression(isException ? line.slice(1) : line);
    if (whole.some((each) => pattern.test(each))) isIn = isException;
  }
  return isIn;
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (star) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[star] ?? star);
  return new RegExp(`^${source}$`);
}

/** The files Docker would be sent from a clean checkout. */
export function listContext(ignore: string): string[] {
  // A checkout may belong to another user than the one who looks.
  const list = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\0').filter(Boolean);
  return files.filter((path) => isInContext(ignore, path));
}
