// Switches a provider, an assessment or an assessment at one provider off and on, for every process at its next request: nothing is restarted.
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@app/core/db/database';
import { isSwitchName, listSwitchedOff, switchNames, switchOff, switchOn } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';

const USAGE = 'pnpm switch | pnpm switch off <name> [--because "..."] | pnpm switch on <name>';

async function list(db: Database): Promise<void> {
  const off = new Map((await listSwitchedOff(db)).map((row) => [row.name, row]));
  for (const name of new Set([...switchNames, ...off.keys()])) {
    const row = off.get(name);
    const because = row?.reason ? `, because: ${row.reason}` : '';
    console.log(`${name.padEnd(32)} ${row ? `off since ${row.since.toISOString()}${because}` : 'on'}`);
  }
}

/** Undefined when nothing stands in the way. */
function findProblem(action: string | undefined, name: string | undefined): string | undefined {
  if (!process.env.DATABASE_URL) return 'DATABASE_URL is not set.';
  if (action === undefined) return undefined;
  if (action !== 'on' && action !== 'off') return USAGE;
  if (name === undefined || !isSwitchName(name))
    return `${name ?? 'Nothing'} can not be switched. What can:\n  ${switchNames.join('\n  ')}\n  framework:<name>-at-<provider>`;
  return undefined;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { because: { type: 'string' } } });
const [action, name = ''] = positionals;
const problem = findProblem(action, positionals[1]);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const db = openDatabase(process.env.DATABASE_URL ?? '', 1, openLog('silent'));
  try {
    if (action === 'off') await switchOff(db, name, values.because);
    if (action === 'on') await switchOn(db, name);
    await list(db);
  } finally {
    await db.destroy();
  }
}
