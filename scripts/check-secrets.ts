// Checks that no key is in any file that is or could be committed, nor in the built page. An empty list proves nothing,
// so zero files are a failure.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { type SecretFinding, findOtherSecrets, findOurSecrets } from './secrets/find-secrets.ts';

const BUILT_PAGE = 'apps/web/dist/**/*';

// The checkout may belong to another user.
const list = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const committed = execFileSync('git', list, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\0').filter(isFile);
const built = globSync(BUILT_PAGE).filter(isFile);

let found = 0;
for (const path of [...committed, ...built]) {
  for (const { line, what } of await findSecrets(path)) {
    found += 1;
    console.error(`${path}:${line}: ${what}`);
  }
}

console.log(`${committed.length} files and ${built.length} of the built page, ${found} secrets`);
process.exitCode = found > 0 || committed.length === 0 ? 1 : 0;

async function findSecrets(path: string): Promise<SecretFinding[]> {
  const bytes = readFileSync(path);
  if (bytes.includes(0)) return findOurSecrets(bytes.toString('latin1'));
  const text = bytes.toString('utf8');
  return [...findOurSecrets(text), ...(await findOtherSecrets(path, text))];
}

/** A file that was deleted but not committed is still listed. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
