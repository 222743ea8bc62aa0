import { createHash } from 'node:crypto';

import { z } from 'zod';

import { ContentPart, type MessagePart, type PartsRead, type PictureReader, readParts } from './read-parts.ts';

const Content = z.union([z.string(), z.array(ContentPart)]).nullish();
const Message = z.looseObject({ role: z.string(), content: Content });
export const Messages = z.array(Message);
export type Messages = z.infer<typeof Messages>;

/** One block of a prompt. An image is identified by its hash. */
export type ContentBlock = { role: string; text: string; isPicture: boolean; isMarked: boolean };

export function readBlocks(messages: Messages): ContentBlock[] {
  return messages.flatMap(({ role, content }) => blocksOf(role, content));
}

export function blocksOf(role: string, content: z.infer<typeof Content>): ContentBlock[] {
  const parts = typeof content === 'string' ? [{ text: content }] : (content ?? []);
  return parts.map((part) => ({
    role,
    text: part.text ?? createHash('sha256').update(JSON.stringify(part)).digest('hex'),
    isPicture: part.text === undefined,
    isMarked: 'cache_control' in part || 'prompt_cache_breakpoint' in part,
  }));
}

export function textOf(content: z.infer<typeof Content>): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join('\n');
}

/** Reads the last user message. */
export function readUser(messages: Messages, readPicture: PictureReader): PartsRead & { userText: string } {
  const read = readParts(messages.findLast((message) => message.role === 'user')?.content, readPicture);
  return { ...read, userText: read.parts.flatMap(textsIn).join('\n') };
}

export function instructionText(messages: Messages): string {
  return messages
    .filter((message) => message.role === 'system' || message.role === 'developer')
    .map((message) => textOf(message.content))
    .join('\n');
}

function textsIn(part: MessagePart): string[] {
  return 'text' in part ? [part.text] : [];
}
