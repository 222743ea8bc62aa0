import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A room that looks to a process as a container of our image does: its folders, its user, nothing else to write to. */
export type Room = {
  /** What lies at /app. */
  app: string;
  access: 'read' | 'write';
  /** Other folders that may be written to, by the place they are seen at. */
  shared?: Record<string, string>;
  /** Without one, whoever starts it. */
  user?: string;
  environment: Record<string, string>;
};

/** Made anew in the room, or of no concern to it. */
const ownPlaces = new Set(['proc', 'dev', 'tmp', 'app', 'work', 'run', 'sys']);

/** Starts a command in the room; the machine's own programs stand for those of the base image. */
export function startInRoom(room: Room, command: readonly string[], output: 'inherit' | number): ChildProcess {
  const [program = '', ...parameters] = [...asUser(room.user), ...enter(room), ...command];
  return spawn(program, parameters, { env: {}, stdio: ['ignore', output, output] });
}

function asUser(user: string | undefined): string[] {
  const [id, group] = user?.split(':') ?? [];
  if (!id || !group || process.getuid?.() !== 0) return [];
  return ['/usr/bin/setpriv', '--reuid', id, '--regid', group, '--clear-groups', '--'];
}

function enter({ app, access, shared = {}, environment }: Room): string[] {
  return [
    ['/usr/bin/bwrap', '--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent'],
    ...readdirSync('/')
      .filter((name) => !ownPlaces.has(name))
      .map((name) => seen(join('/', name))),
    ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--tmpfs', '/work'],
    // Names of machines are looked up by what the host keeps there.
    existsSync('/run/systemd/resolve') ? ['--ro-bind', '/run/systemd/resolve', '/run/systemd/resolve'] : [],
    [access === 'read' ? '--ro-bind' : '--bind', app, '/app', '--chdir', '/app'],
    ...Object.entries(shared).map(([inside, folder]) => ['--bind', folder, inside]),
    ['--remount-ro', '/', '--clearenv'],
    ...Object.entries(environment).map(([name, value]) => ['--setenv', name, value]),
    ['--'],
  ].flat();
}

function seen(path: string): string[] {
  return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
}
