import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { type OpsCommand, OpsRefusal, UsageError } from '../command.ts';
import { listProcesses, pollUntil } from '../connected-processes.ts';
import { type KeyFacts, readKeyFacts } from '../key-facts.ts';

/**
 * A new server key is introduced in three steps; after each, every process restarts with the printed setting. If a
 * process sealed with a key that another process does not have, that one could not read the data. So every process has
 * the new key before the first one uses it.
 */
export const rotateKeys: OpsCommand = {
  async run(parameters, environment, { say, note }) {
    const { positionals } = parseArgs({ args: parameters, allowPositionals: true });
    const step = positionals[0] ?? 'report';
    const next = steps[step];
    if (!next) throw new UsageError();
    const config = readConfig(environment);
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { kind: 'maintenance', name: 'ops' });
    try {
      const facts = await pollUntil(
        async () => readKeyFacts(db, config, await listProcesses(db, config)),
        ({ processes }) => processes.withOther === 0,
      );
      const { keys, words } = next(config.SERVER_KEYS, facts);
      for (const line of [...describe(facts), ...words]) note(line);
      if (keys) say(`SERVER_KEYS=${keys.map((key) => key.toString('base64')).join(',')}`);
    } finally {
      await db.destroy();
    }
    return true;
  },
};

type Next = { keys?: Buffer[]; words: string[] };

const steps: Record<string, (ring: Buffer[], facts: KeyFacts) => Next> = {
  report: () => ({
    words: ['add appends a new key; promote makes the last key the one that seals; drop removes the last key.'],
  }),
  add(ring, facts) {
    refuseUnlessAllHave(facts);
    return {
      keys: [...ring, randomBytes(32)],
      words: [
        'Step 1 of 3. Restart every process with this line, so that all can open data under the new key.',
        'Next: promote.',
      ],
    };
  },
  promote(ring, facts) {
    const last = ring.at(-1);
    if (!last || ring.length < 2) throw new OpsRefusal('There is only one key: add a new one first.');
    refuseUnlessAllHave(facts);
    if ((facts.keys.at(-1)?.rows ?? 0) > 0)
      throw new OpsRefusal('The last key has been in use: it is an old one. Remove it with drop.');
    return {
      keys: [last, ...ring.slice(0, -1)],
      words: [
        'Step 2 of 3. Restart every process with this line: the new key seals from now on.',
        'Next, when no row needs the old key: drop.',
      ],
    };
  },
  drop(ring, facts) {
    const last = facts.keys.at(-1);
    if (!last || ring.length < 2) throw new OpsRefusal('The only key cannot be dropped.');
    refuseUnlessAllHave(facts);
    if (last.rows > 0)
      throw new OpsRefusal(
        `${last.rows} rows open only with the last key; they are deleted by ${last.until?.toISOString().slice(0, 10)}. Drop it then.`,
      );
    return {
      keys: ring.slice(0, -1),
      words: ['Step 3 of 3. No row needs the old key: restart every process with this line.'],
    };
  },
};

function refuseUnlessAllHave({ processes }: KeyFacts): void {
  if (processes.withOther > 0)
    throw new OpsRefusal(
      `${processes.withOther} of ${processes.withOther + processes.withThese} running processes have other SERVER_KEYS than these: restart them first.`,
    );
}

function describe({ keys, unknown, processes }: KeyFacts): string[] {
  return [
    ...keys.map(({ id, rows }, at) => `key ${at + 1} (${id}): ${at === 0 ? 'seals, ' : ''}${rows} rows open with it`),
    ...(unknown > 0 ? [`${unknown} rows open with none of these keys`] : []),
    `${processes.withThese} processes run with these keys, ${processes.withOther} with others`,
  ];
}
