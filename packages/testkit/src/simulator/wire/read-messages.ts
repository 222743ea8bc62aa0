import { z } from 'zod';

const Part = z.looseObject({ type: z.string().optional(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Part)]).nullish();
const Message = z.looseObject({ role: z.string(), content: Content });
export const Messages = z.array(Message);
export type Messages = z.infer<typeof Messages>;

export function textOf(content: z.infer<typeof Content>): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join('\n');
}

export function lastUserText(messages: Messages): string {
  return textOf(messages.findLast((message) => message.role === 'user')?.content);
}

export function instructionText(messages: Messages): string {
  return messages
    .filter((message) => message.role === 'system' || message.role === 'developer')
    .map((message) => textOf(message.content))
    .join('\n');
}
