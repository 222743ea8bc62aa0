import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log/log.ts';
import { confineRenderer } from './confine.ts';
import { runCommand } from './run-command.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { type CallNumbers, deniedCalls, callsFilteredByArgument } from './system-calls.ts';

const secret = `canary-${randomBytes(16).toString('hex')}`;
const architecture = process.arch as keyof CallNumbers;
const EPERM = 1;
const ENOSYS = 38;

let folder: string;
let sandbox: Sandbox;
let server: Server;
let connections = 0;

beforeAll(async () => {
  process.env.SERVER_KEYS = secret;
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  sandbox = await openSandbox({ workFolder: join(folder, 'work'), isRequired: true }, openLog('silent'));
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(async () => {
  delete process.env.SERVER_KEYS;
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const numberOf = (name: keyof typeof callsFilteredByArgument): number =>
  callsFilteredByArgument[name][architecture as 'x64'];

/** Name, number and arguments of each forbidden call. The newest have the same number on all architectures. */
function forbidden(): [string, ...number[]][] {
  const denied = Object.entries(deniedCalls).flatMap(([name, { [architecture]: number }]) =>
    number === undefined ? [] : [[name, number, name === 'unshare' ? 0x1000_0000 : 0] as [string, ...number[]]],
  );
  return [
    ...denied,
    ['io_uring_setup', 425, 8, 0],
    ['open_tree', 428],
    ['move_mount', 429],
    ['fsopen', 430],
    ['pidfd_open', 434, 1, 0],
    ['clone3', 435],
    ['pidfd_getfd', 438],
    ['memfd_secret', 447],
    ['a call of a later kernel', 1000],
    ['clone with CLONE_NEWUSER', numberOf('clone'), 0x1000_0011, 0, 0, 0, 0],
    ['socket AF_INET', numberOf('socket'), 2, 1, 0],
    ['socket AF_INET6', numberOf('socket'), 10, 1, 0],
    ['socket AF_NETLINK', numberOf('socket'), 16, 3, 0],
    ['socket AF_PACKET', numberOf('socket'), 17, 3, 0],
    ['socket AF_ALG', numberOf('socket'), 38, 5, 0],
    ['socket AF_VSOCK', numberOf('socket'), 40, 1, 0],
    ['ioctl TIOCSTI', numberOf('ioctl'), 0, 0x5412, 0],
  ];
}

/** An attacker who controls a child: tries every forbidden call, all processes, and all files that may hold a key. */
function attack(calls: [string, ...number[]][]): string[] {
  const { port } = server.address() as AddressInfo;
  const list = calls.map(([name, ...numbers]) => `["${name}", ${numbers.join(', ')}]`).join(', ');
  const script = `
    for (${list}) {
      my ($name, $number, @arguments) = @$_;
      $! = 0;
      my $answer = syscall($number, @arguments);
      printf "call %s: %d %d\\n", $name, $answer, $answer == -1 ? $!+0 : 0;
    }
    print "env $_=$ENV{$_}\\n" for keys %ENV;
    for my $folder (glob "/proc/[0-9]*") {
      open(FILE, "<", "$folder/comm") and print "process ", <FILE>;
      open(FILE, "<", "$folder/environ") and print "environ ", <FILE>, "\\n";
    }
    for ("/proc/${process.pid}/environ", "/app/.env", "/etc/shadow", "/etc/passwd", "${process.cwd()}/package.json") {
      print "file $_\\n" if open(FILE, "<", $_);
    }
    my $address = pack("S n C4 x8", 2, ${port}, 127, 0, 0, 1);
    socket(LINE, 2, 1, 0) and connect(LINE, $address) and print "connected\\n";`;
  return ['/usr/bin/perl', '-e', script];
}

const children = {
  parser: async (argv: string[]): Promise<string> => {
    const work = await mkdtemp(join(sandbox.workRoot, 'job-'));
    const command = { runtime: 'node', argv } as const;
    const { stdout } = await runCommand(sandbox, { command, folder: work, signal: AbortSignal.timeout(30_000) });
    return stdout.toString();
  },
  renderer: async (argv: string[]): Promise<string> => {
    const settings = { ...sandbox, fontFolders: ['/usr/share/fonts'] };
    const [program = '', ...parameters] = confineRenderer(argv, settings);
    return (await promisify(execFile)(program, parameters, { env: {} })).stdout;
  },
};

test.for(['parser', 'renderer'] as const)(
  'a compromised %s reads no secret, sees no foreign process and opens no connection',
  async (kind) => {
    const calls = forbidden();

    const lines = (await children[kind](attack(calls))).split('\n');

    const answers = lines.filter((line) => line.startsWith('call '));
    const wrong = answers.filter((line) => !new RegExp(`: -1 (${EPERM}|${ENOSYS})$`).test(line));
    const processes = lines.filter((line) => line.startsWith('process '));
    expect(processes.length).toBeGreaterThan(0);
    expect(answers).toHaveLength(calls.length);
    expect(wrong).toEqual([]);
    expect(processes.filter((line) => !/^process (sh|timeout|perl)$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('file '))).toEqual([]);
    expect(lines.filter((line) => line === 'connected')).toEqual([]);
    expect(connections).toBe(0);
    expect(lines.join('\n')).not.toContain(secret);
  },
);

test('the same attack succeeds outside the sandbox', async () => {
  const calls = forbidden().filter(([name]) => ['socket AF_INET', 'socket AF_NETLINK'].includes(name));
  const [program = '', ...parameters] = attack(calls);

  const { stdout } = await promisify(execFile)(program, parameters);

  expect(stdout.match(/^call .*: \d+ 0$/gm)).toHaveLength(calls.length);
  expect(stdout).toContain('connected');
  expect(stdout).toContain(secret);
});
