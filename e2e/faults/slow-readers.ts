import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from './scene.ts';

const READERS = 200;
const MAX_GROWTH_MB = 150;

/** Keeps readers connected that read nothing, or one byte a second, under normal load. */
export async function keepSlowReaders({ world, load, strike, seconds, note, reportViolation }: Scene): Promise<void> {
  const { apis } = world.stack;
  const sockets: Socket[] = [];
  const before = await memoryOf(apis.map(({ process: { pid } }) => pid));
  const answersMs: number[] = [];
  await strike(async () => {
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
  const growthMb = (await memoryOf(apis.map(({ process: { pid } }) => pid))).map(
    (mb, index) => mb - (before[index] ?? 0),
  );
  for (const socket of sockets) socket.destroy();
  const p99Ms = answersMs.toSorted((one, other) => one - other)[Math.floor(answersMs.length * 0.99)] ?? 0;
  const growth = Math.max(...growthMb);
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

async function memoryOf(pids: (number | undefined)[]): Promise<number[]> {
  return Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    }),
  );
}
