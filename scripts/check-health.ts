// The health check of a container: exits with 0 when every process of this role is ready.
import { readRole } from './roles.ts';

const LIMIT_MS = 4_000;
const ports: Record<string, string> = {
  api: process.env.PORT || '5000',
  worker: process.env.WORKER_HEALTH_PORT || '5001',
};

const doors = readRole().programs.flatMap((name) => ports[name] ?? []);
const answers = await Promise.allSettled(
  doors.map((port) => fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) })),
);
process.exitCode = answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok) ? 0 : 1;
