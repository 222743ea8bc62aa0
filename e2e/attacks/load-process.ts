import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Senders } from './addresses.ts';
import type { VisitStep, Visits } from './honest.ts';

export type LoadOptions =
  | ({ type: 'honest'; seconds: number } & Visits)
  | {
      type: 'attack';
      seconds: number;
      url: string;
      id: string;
      senders: Senders;
      networks: number;
      concurrency: number;
    };

export type Reports = {
  honest: VisitStep[];
  /** The number of responses by outcome. */ attack: Record<string, number>;
};

/** Attackers have machines of their own: here they take what processor time the product and its visitors leave. */
const ATTACKERS_PRIORITY = 19;

/** In a process of its own: what an attacker computes must not make an honest visitor's clock late. */
export async function runLoadProcess<Type extends LoadOptions['type']>(
  options: Extract<LoadOptions, { type: Type }>,
): Promise<Reports[Type]> {
  const program = fileURLToPath(new URL('./load-process-main.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (options.type === 'attack' && child.pid) setPriority(child.pid, ATTACKERS_PRIORITY);
  const [report] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(report) as Reports[Type];
}
