import type { Framework } from './framework.ts';
import { general } from './list/general.ts';

/** In the order shown to visitors. */
export const frameworks: readonly Framework[] = [general];

export function findFramework(id: string): Framework | undefined {
  return frameworks.find((framework) => framework.id === id);
}
