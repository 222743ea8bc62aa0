import { join } from 'node:path';
import { confineRenderer, places } from './confine.ts';
import { nodeFlags } from './programs.ts';
import type { Sandbox } from './sandbox.ts';

const MAIN = 'packages/core/src/export/renderer/render-main.ts';

/** The command of a child that renders model output to files, confined like a parser. */
export function rendererCommand({ isolation, filter }: Sandbox, fontFolders: string[]): string[] {
  const { node, checkout } = places[isolation];
  const argv = [node, ...nodeFlags, join(checkout, MAIN), ...fontFolders];
  return confineRenderer(argv, { isolation, filter, fontFolders });
}
