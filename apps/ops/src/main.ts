#!/usr/bin/env node
// The operator's command line tool, included in the image. Start with `ops doctor`.
import { ConfigError } from '@app/core/config/config';
import { explainDatabaseFault } from '@app/core/db/explain-fault';
import { explainRedisFault } from '@app/core/redis/explain-fault';
import { OpsRefusal, type Terminal, UsageError } from './command.ts';
import { commandList } from './command-list.ts';

/** parseArgs reports a wrong option with a code that starts with this. */
const WRONG_OPTION = /^ERR_PARSE_ARGS/;

/** Postgres: the table does not exist, or the user does not see it. */
const NO_TABLE = '42P01';

const terminal: Terminal = {
  say: (words) => void process.stdout.write(`${words}\n`),
  note: (words) => void process.stderr.write(`${words}\n`),
};
const [name = 'help', ...parameters] = process.argv.slice(2);
const entry = commandList[name];
if (entry) {
  try {
    const command = await entry.load();
    if (!(await command.run(parameters, process.env, terminal))) process.exitCode = 1;
  } catch (error) {
    terminal.note(explain(error));
    process.exitCode = 1;
  }
} else {
  terminal.say(help());
  if (name !== 'help') process.exitCode = 1;
}

function help(): string {
  const rows = Object.entries(commandList).map(([each, { does }]) => `  ${usageOf(each)}\n      ${does}`);
  return ['Settings come from the environment, as those of every process do.', ...rows].join('\n');
}

function usageOf(command: string): string {
  return `ops ${command} ${commandList[command]?.usage ?? ''}`.trimEnd();
}

function explain(error: unknown): string {
  const { code = '', message = '', stack = '' } = error as { code?: string; message?: string; stack?: string };
  if (error instanceof UsageError || WRONG_OPTION.test(code)) return `${message}\n${usageOf(name)}`.trimStart();
  if (error instanceof OpsRefusal || error instanceof ConfigError) return message;
  if (code === NO_TABLE)
    return `${message}: DATABASE_URL names another database, its user may not see the tables, or the migrations have not run (ROLE=migrate).`;
  const { DATABASE_URL } = process.env;
  const isOfSystem = typeof error === 'object' && error !== null && 'syscall' in error;
  return (
    (DATABASE_URL && explainDatabaseFault(error, DATABASE_URL)) ||
    (explainRedisFault(error) ?? (isOfSystem ? message : stack))
  );
}
