import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '@app/core/db/database';
import { isSwitchName, listSwitchedOff, switchNames, switchOff, switchOn } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';
import { type OpsCommand, OpsRefusal, UsageError } from '../command.ts';

/** Takes effect in every process at its next request, without a restart. */
export const switchCommand: OpsCommand = {
  async run(parameters, environment, { say }) {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { because: { type: 'string' } },
    });
    const [action, name = ''] = positionals;
    if (action !== undefined) check(action, positionals[1]);
    if (!environment.DATABASE_URL) throw new OpsRefusal('DATABASE_URL is not set.');
    const db = openDatabase(environment.DATABASE_URL, 1, openLog('silent'));
    try {
      if (action === 'off') await switchOff(db, name, values.because);
      if (action === 'on') await switchOn(db, name);
      for (const line of await list(db)) say(line);
    } finally {
      await db.destroy();
    }
    return true;
  },
};

function check(action: string, name: string | undefined): void {
  if (action !== 'on' && action !== 'off') throw new UsageError();
  if (name === undefined || !isSwitchName(name))
    throw new OpsRefusal(
      `${name === undefined ? 'The name is missing' : `${name} cannot be switched`}. Names:\n  ${switchNames.join('\n  ')}\n  framework:<name>-at-<provider>`,
    );
}

async function list(db: Database): Promise<string[]> {
  const off = new Map((await listSwitchedOff(db)).map((row) => [row.name, row]));
  return [...new Set([...switchNames, ...off.keys()])].map((name) => {
    const row = off.get(name);
    const because = row?.reason ? `, because: ${row.reason}` : '';
    return `${name.padEnd(32)} ${row ? `off since ${row.since.toISOString()}${because}` : 'on'}`;
  });
}
