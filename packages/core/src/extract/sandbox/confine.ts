import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Limits, MAX_PROCESSES } from './limits.ts';

export const BUBBLEWRAP = '/usr/bin/bwrap';

export type Isolation = 'bubblewrap' | 'limits-only';

/** `node` runs our own parsers. It needs more address space than it uses, and the parsers' code. */
export type Runtime = 'native' | 'node';

export type Confinement = {
  isolation: Isolation;
  runtime: Runtime;
  folder: string;
  limits: Limits;
  codeCache?: CodeCache | undefined;
  /** The compiled seccomp filter. Namespaces are never used without it. */
  filter?: string | undefined;
};

/** V8 compile cache of the parsers: they start in a third of the time. Written before any visitor's file is read. */
export type CodeCache = { folder: string; access: 'read' | 'write' };

const MIB = 1024 * 1024;
/**
 * V8 reserves a code range of 512 MiB that it never touches. This adds a little less, because libraries are resident
 * memory that the limit does not count.
 */
const NODE_RESERVED_BYTES = 464 * MIB;
/** Shared libraries of a native program: mapped, but not its own memory. */
const LIBRARY_BYTES = 512 * MIB;
const TEMPORARY_BYTES = 16 * MIB;
const FILTER_FD = 9;
/** Node puts the IPC channel of a child with the usual three descriptors here. */
const IPC_FD = 3;

/** Read-only for our parsers: their own code and the libraries. Never the whole checkout, which may hold `.env`. */
const codePaths = [
  'node_modules',
  'packages/core/package.json',
  'packages/core/node_modules',
  'packages/core/src/extract',
];

/** The renderers also need the packages they render with. */
const renderPaths = ['node_modules', 'packages'];

/** The dynamic linker and fontconfig read these; the rest of `/etc` is not visible. */
const systemPaths = ['/etc/ld.so.cache', '/etc/alternatives', '/etc/fonts', '/var/cache/fontconfig'];

/** Wraps `command` so that it runs under limits and, where possible, in its own namespaces. */
export function confine(command: readonly string[], confinement: Confinement): string[] {
  const guard = lastResort(confinement.limits);
  const limited = [...limitFlags(confinement), '--', ...command];
  return confinement.isolation === 'bubblewrap'
    ? [
        ...openFilter(confinement.filter),
        ...namespaces,
        ...(confinement.runtime === 'node' ? codeBinds(codePaths, confinement.codeCache) : []),
        '--bind',
        confinement.folder,
        '/work',
        '--chdir',
        '/work',
        ...shut,
        ...firstProcess,
        ...guard,
        ...limited,
      ]
    : [...leastRights, ...guard, ...leastRights, ...limited];
}

export type Renderers = { isolation: Isolation; filter?: string | undefined; fontFolders: string[] };

/** Wraps the command of a long-lived child that communicates over IPC: it sees code and fonts, but no work folder. */
export function confineRenderer(command: readonly string[], renderers: Renderers): string[] {
  const { isolation, filter, fontFolders } = renderers;
  if (isolation === 'limits-only') return [...leastRights, ...command];
  return [
    ...openFilter(filter),
    ...namespaces,
    ...codeBinds(renderPaths),
    ...fontFolders.flatMap((path) => ['--ro-bind-try', path, path]),
    ...channel,
    ...shut,
    ...firstProcess,
    ...rendererLimits,
    ...command,
  ];
}

const channel = [
  ['--setenv', 'NODE_CHANNEL_FD', String(IPC_FD)],
  ['--setenv', 'NODE_CHANNEL_SERIALIZATION_MODE', 'advanced'],
  ['--chdir', '/'],
].flat();

/** The parent watches a renderer's time and memory. */
const rendererLimits = ['/usr/bin/prlimit', '--nofile=128', '--core=0', `--nproc=${MAX_PROCESSES}`, '--'];

/** bubblewrap reads the filter from an open file descriptor and applies it before the program starts. */
function openFilter(filter: string | undefined): string[] {
  if (filter === undefined) throw new Error('namespaces without a filter of system calls');
  return ['/bin/sh', '-c', `filter="$1"; shift; exec "$@" ${FILTER_FD}<"$filter"`, 'sh', filter];
}

/** Without namespaces: the child still dies with its parent and cannot gain privileges from setuid programs. */
const leastRights = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];

/**
 * The first process of the PID namespace. When it ends, the kernel has ended all others, and bubblewrap has waited for
 * it. bubblewrap's own first process would be left to the host's init, which in a container often reaps nothing.
 */
const firstProcess = ['--as-pid-1', '--', '/bin/sh', '-c', '"$@"; exit $?', 'sh'];

/** If this process is killed at the very moment a child starts, the child gets no signal; this timeout ends it. */
function lastResort({ wallMs }: Limits): string[] {
  return ['/usr/bin/timeout', '--signal=KILL', String(Math.ceil(wallMs / 1000) + 5)];
}

/** The paths of this Node and the code as a child sees them; inside the namespace, no host folder covers them. */
export const places: Record<Isolation, { node: string; checkout: string }> = {
  bubblewrap: { node: '/app/node', checkout: '/app' },
  'limits-only': {
    node: realpathSync(process.execPath),
    checkout: fileURLToPath(new URL('../../../../..', import.meta.url)),
  },
};

/** prlimit runs inside the namespaces, where the process count starts at zero for every child. */
function limitFlags({ isolation, runtime, limits }: Confinement): string[] {
  const { memoryBytes, cpuSeconds, fileBytes } = limits;
  return [
    '/usr/bin/prlimit',
    ...(runtime === 'node'
      ? [`--data=${memoryBytes + NODE_RESERVED_BYTES}`]
      : [`--data=${memoryBytes}`, `--as=${memoryBytes + LIBRARY_BYTES}`]),
    `--cpu=${cpuSeconds}`,
    `--fsize=${fileBytes}`,
    '--nofile=128',
    '--core=0',
    // On the host, all processes of the account would count.
    ...(isolation === 'bubblewrap' ? [`--nproc=${MAX_PROCESSES}`] : []),
  ];
}

const namespaces = [
  [BUBBLEWRAP, '--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
  ['--unshare-user', '--disable-userns', '--seccomp', String(FILTER_FD)],
  ['--cap-drop', 'ALL', '--uid', '65534', '--gid', '65534'],
  ['--ro-bind', '/usr', '/usr'],
  ...['bin', 'lib', 'lib32', 'lib64', 'libx32'].map((name) => ['--symlink', join('usr', name), join('/', name)]),
  ...systemPaths.map((path) => ['--ro-bind-try', path, path]),
  ['--proc', '/proc', '--dev', '/dev'],
].flat();

/** Must come last. Writable, these file systems would be memory that no process limit counts. */
const shut = [
  ['--size', String(TEMPORARY_BYTES), '--tmpfs', '/tmp'],
  ['--remount-ro', '/dev', '--remount-ro', '/'],
].flat();

function codeBinds(paths: readonly string[], cache?: CodeCache): string[] {
  const { bubblewrap: inside, 'limits-only': host } = places;
  const cacheInside = join(inside.checkout, 'cache');
  return [
    ['--ro-bind', host.node, inside.node],
    ...paths.map((path) => ['--ro-bind', join(host.checkout, path), join(inside.checkout, path)]),
    ...(cache ? [[cache.access === 'write' ? '--bind' : '--ro-bind', cache.folder, cacheInside]] : []),
    ...(cache ? [['--setenv', 'NODE_COMPILE_CACHE', cacheInside]] : []),
  ].flat();
}
