import { join } from 'node:path';
import { confineRenderer, places } from './confine.ts';
import { nodeFlags } from './programs.ts';
import type { Sandbox } from './sandbox.ts';

const MAIN = 'packages/core/src/export/renderer/render-main.ts';

/** The command of a child that makes files of a model's words: shut in as parsers are. */
export function rendererCommand({ isolation, filter }: Sandbox, fontFolders: string[]): string[] {
  const { node, checkout } = places[isolation];
  const words = [node, ...nodeFlags, join(checkout, MAIN), ...fontFolders];
  return confineRenderer(words, { isolation, filter, fontFolders });
}
