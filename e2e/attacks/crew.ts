import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Senders } from './addresses.ts';
import type { Deed, Visits } from './honest.ts';

export type Order =
  | ({ type: 'honest'; seconds: number } & Visits)
  | { type: 'attack'; seconds: number; url: string; id: string; senders: Senders; networks: number; lanes: number };

export type Reports = { honest: Deed[]; /** The number of responses by outcome. */ attack: Record<string, number> };

/** Runs in a separate process, so that the attackers' CPU use does not delay the honest visitors' timers. */
export async function send<Type extends Order['type']>(order: Extract<Order, { type: Type }>): Promise<Reports[Type]> {
  const program = fileURLToPath(new URL('./crew-main.ts', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [report] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return JSON.parse(report) as Reports[Type];
}
