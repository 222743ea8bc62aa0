// Checks that no key is in any file that is or could be committed, nor in the built page. An empty list proves nothing,
// so zero files are a failure.
import { globSync, readFileSync, statSync } from 'node:fs';
import { listFiles } from './check/list-files.ts';
import { type SecretFinding, findOtherSecrets, findOurSecrets } from './secrets/find-secrets.ts';

const BUILT_PAGE = 'apps/web/dist/**/*';

const committed = listFiles();
const built = globSync(BUILT_PAGE).filter((path) => statSync(path).isFile());

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
