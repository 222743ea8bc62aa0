// `pnpm simulator`: the simulated providers as a process of their own.
import { defaultPace } from './pace.ts';
import { startSimulator } from './start-simulator.ts';

const readNumber = (name: string, otherwise: number): number => {
  const value = process.env[name];
  if (value === undefined || value === '') return otherwise;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} must be a number from 0 up`);
  return number;
};

const simulator = await startSimulator({
  port: readNumber('SIMULATOR_PORT', 0),
  firstTokenMs: readNumber('SIMULATOR_FIRST_TOKEN_MS', defaultPace.firstTokenMs),
  chunkMs: readNumber('SIMULATOR_CHUNK_MS', defaultPace.chunkMs),
  chunkChars: Math.max(1, readNumber('SIMULATOR_CHUNK_CHARS', defaultPace.chunkChars)),
});
process.stdout.write(`simulator ready ${simulator.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void simulator.close();
  });
}
