import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { readMemory } from '@app/testkit/process-tree';
import { percentile } from '../../scripts/bench/statistics.ts';
import type { FaultContext } from './fault-context.ts';

const READERS = 200;
const MAX_GROWTH_MB = 150;

/** Keeps readers connected that read nothing, or one byte a second, under normal load. */
export async function keepSlowReaders({
  target,
  load,
  injectFault,
  seconds,
  note,
  reportViolation,
}: FaultContext): Promise<void> {
  const { apis } = target.stack;
  const sockets: Socket[] = [];
  const memoryMb = (): number[] =>
    apis.map(({ process: { pid = 0 } }) => Math.round(readMemory(pid, 'VmRSS') / 2 ** 20));
  const before = memoryMb();
  const answersMs: number[] = [];
  await injectFault(async () => {
    const end = performance.now() + seconds * 1_000;
    while (performance.now() < end) {
      const reading = load.log.readings.at(-1);
      const visitor = load.log.visitors.at(-1);
      if (reading && visitor && sockets.length < READERS)
        sockets.push(openSlowReader(apis[sockets.length % apis.length]?.url ?? '', reading.id, visitor.cookie()));
      const began = performance.now();
      await fetch(`${apis[0]?.url}/livez`);
      answersMs.push(performance.now() - began);
      await delay((seconds * 1_000) / (READERS * 1.5));
    }
  });
  const growth = Math.max(...memoryMb().map((mb, index) => mb - (before[index] ?? 0)));
  for (const socket of sockets) socket.destroy();
  const p99Ms = percentile(answersMs, 99);
  note(`${sockets.length} readers, memory grew by ${growth} MB, health p99 ${Math.round(p99Ms)} ms`);
  if (growth > MAX_GROWTH_MB) reportViolation(`memory grew by ${growth} MB`);
}

/** About half of them read one byte a second, the others nothing. */
function openSlowReader(url: string, id: string, cookie: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET /api/analyses/${id}/events HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${cookie}\r\n\r\n`);
  if (Math.random() < 0.5) {
    const timer = setInterval(() => void socket.read(1), 1_000);
    socket.once('close', () => clearInterval(timer));
  }
  return socket;
}
