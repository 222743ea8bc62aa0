import { allowedSharedCalls, deniedCalls, callsFilteredByArgument, LAST_ARCHITECTURE_CALL } from './system-calls.ts';

/** One BPF instruction; `yes` and `no` are the numbers of instructions to skip. */
type Instruction = { code: number; yes: number; no: number; value: number };

const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_GREATER = 0x25;
const IF_ANY_BIT = 0x45;
const RETURN = 0x06;

/** Offsets of the call number, the architecture and the low half of each argument in `seccomp_data`. */
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const argumentAt = (index: number): number => 16 + 8 * index;

const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const EPERM = 0x0005_0000 + 1;
const ENOSYS = 0x0005_0000 + 38;

const architectures = { x64: 0xc000_003e, arm64: 0xc000_00b7 } as const;
type Architecture = keyof typeof architectures;

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET. */
const NEW_NAMESPACES = 0x7e02_0000;
/** The x32 calls of x86-64 have this bit set; no program here uses them. */
const X32_FROM = 0x3fff_ffff;
const AF_UNIX = 1;
/** TIOCSTI and TIOCLINUX inject input into a terminal. */
const terminalRequests = [0x5412, 0x541c];

const load = (value: number): Instruction => ({ code: LOAD, yes: 0, no: 0, value });
const end = (value: number): Instruction => ({ code: RETURN, yes: 0, no: 0, value });
/** Runs the body if the test holds, otherwise skips it. */
const when = (code: number, value: number, body: Instruction[]): Instruction[] => [
  { code, yes: 0, no: body.length, value },
  ...body,
];
const unless = (code: number, value: number, body: Instruction[]): Instruction[] => [
  { code, yes: body.length, no: 0, value },
  ...body,
];

/** The filter for `bwrap --seccomp`: a BPF program for one architecture. */
export function makeSeccompFilter(architecture: string = process.arch): Buffer {
  if (!(architecture in architectures)) throw new Error(`no system call filter for ${architecture}`);
  return assemble(rules(architecture as Architecture));
}

function rules(own: Architecture): Instruction[] {
  const shared = Object.values(allowedSharedCalls).flatMap((number) => when(IF_EQUAL, number, [end(ALLOW)]));
  const denied = Object.values(deniedCalls).flatMap(({ [own]: number }) =>
    number === undefined ? [] : when(IF_EQUAL, number, [end(EPERM)]),
  );
  const onlyUnix = [load(argumentAt(0)), ...unless(IF_EQUAL, AF_UNIX, [end(EPERM)]), end(ALLOW)];
  return [
    load(ARCHITECTURE_AT),
    ...unless(IF_EQUAL, architectures[own], [end(KILL)]),
    load(NUMBER_AT),
    ...when(IF_GREATER, X32_FROM, [end(ENOSYS)]),
    ...when(IF_GREATER, LAST_ARCHITECTURE_CALL, [...shared, end(ENOSYS)]),
    ...denied,
    ...when(IF_EQUAL, callsFilteredByArgument.clone[own], [
      load(argumentAt(0)),
      ...when(IF_ANY_BIT, NEW_NAMESPACES, [end(EPERM)]),
      end(ALLOW),
    ]),
    ...when(IF_EQUAL, callsFilteredByArgument.socket[own], onlyUnix),
    ...when(IF_EQUAL, callsFilteredByArgument.socketpair[own], onlyUnix),
    ...when(IF_EQUAL, callsFilteredByArgument.ioctl[own], [
      load(argumentAt(1)),
      ...terminalRequests.flatMap((request) => when(IF_EQUAL, request, [end(EPERM)])),
    ]),
    end(ALLOW),
  ];
}

function assemble(instructions: Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 8);
  instructions.forEach(({ code, yes, no, value }, index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(yes, index * 8 + 2);
    bytes.writeUInt8(no, index * 8 + 3);
    bytes.writeUInt32LE(value, index * 8 + 4);
  });
  return bytes;
}
