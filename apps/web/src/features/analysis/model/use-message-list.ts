import type { Message } from '@app/contract/messages';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMessages } from '../api/list-messages.ts';

type MessageList = {
  messages: Message[];
  /** Fetches the list again and replaces the current one. */
  refresh: () => Promise<Message[]>;
  append: (fresh: Message[]) => void;
};

/** The messages of one session. With `isRead` they are fetched on entry, otherwise only by `refresh`. */
export function useMessageList(sessionId: string, isRead: boolean): MessageList {
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: ['messages', sessionId],
    queryFn: ({ signal }) => listMessages(sessionId, signal),
  });
  const { data: messages = [] } = useQuery({ ...query, enabled: isRead });

  async function refresh(): Promise<Message[]> {
    try {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      return await queryClient.query({ ...query, staleTime: 0 });
    } catch {
      return []; // The query client has logged the error; the current list stays.
    }
  }

  function append(fresh: Message[]): void {
    const ids = new Set(fresh.map(({ id }) => id));
    queryClient.setQueryData(query.queryKey, (list = []) => [...list.filter(({ id }) => !ids.has(id)), ...fresh]);
  }

  return { messages, refresh, append };
}
