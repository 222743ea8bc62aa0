import type { OpsCommand } from './command.ts';

type Entry = {
  /** Parameters after the command name. */
  usage: string;
  does: string;
  /** Loaded on demand, so that a command such as `switch` starts at once. */
  load(): Promise<OpsCommand>;
};

export const commandList: Record<string, Entry> = {
  doctor: {
    usage: '[--no-calls]',
    does: 'reports what is wrong and what to do; makes one small real call per provider key, unless --no-calls is given',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  smoke: {
    usage: '[--all]',
    does: 'makes one small real call per provider key; with --all those of every framework and kind of input',
    load: async () => (await import('./commands/smoke.ts')).smoke,
  },
  switch: {
    usage: '[off <name> [--because "..."] | on <name>]',
    does: 'lists, or switches off and on, a provider, an assessment, or an assessment at one provider',
    load: async () => (await import('./commands/switch.ts')).switchCommand,
  },
  backup: {
    usage: 'FOLDER [--every-hours N]',
    does: 'dumps the database into FOLDER with a list of what it holds, and removes dumps older than seven days',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    usage: 'FILE|FOLDER [--replace] | --undo',
    does: 'restores a dump (of a folder the newest) into an empty database, or with --replace instead of the existing data; --undo goes back after an interrupted restore',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  'rotate-keys': {
    usage: '[add | promote | drop]',
    does: 'reports how far a change of server keys is; a step prints the next SERVER_KEYS line, if it is safe now',
    load: async () => (await import('./commands/rotate-keys.ts')).rotateKeys,
  },
  'rehearse-retention': {
    usage: '[--days N]',
    does: 'reports what the next maintenance run would delete, with another RETENTION_DAYS if you like, and deletes nothing',
    load: async () => (await import('./commands/rehearse-retention.ts')).rehearseRetention,
  },
  deletion: {
    usage: '[resume]',
    does: 'reports whether a clock that jumped has stopped the deletion of expired data; resume is your word that it is right',
    load: async () => (await import('./commands/deletion.ts')).deletion,
  },
  'clear-queue': {
    usage: '',
    does: 'empties a damaged queue while the processes are stopped; open analyses are queued again from Postgres',
    load: async () => (await import('./commands/clear-queue.ts')).clearQueue,
  },
};
