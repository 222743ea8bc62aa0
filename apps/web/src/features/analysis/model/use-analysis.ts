import { errorTable } from '@app/contract/errors';
import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Session } from '../../../lib/session.ts';
import { strings } from '../../../strings/en.ts';
import { toast } from '../../../ui/toast-store.ts';
import { findOpenAnalysis } from '../api/find-open-analysis.ts';
import { followAnalysis } from '../api/follow-analysis.ts';
import { listMessages } from '../api/list-messages.ts';
import { startAnalysis } from '../api/start-analysis.ts';
import { stopAnalysis } from '../api/stop-analysis.ts';
import { type AnalysisState, idle, isBusy, reduce } from './analysis-state.ts';

export type Analysis = {
  state: AnalysisState;
  busy: boolean;
  messages: Message[];
  analyze: (content: string, selectedModel: ProviderId) => Promise<void>;
  stop: () => void;
};

/** The one run of the page: started here or found open on load, followed to its end. */
export function useAnalysis(session: Session, { onTextAnalyzed }: { onTextAnalyzed: () => void }): Analysis {
  const [state, dispatch] = useReducer(reduce, idle);
  const isStopWanted = useRef(false);
  const queryClient = useQueryClient();
  const messagesQuery = queryOptions({
    queryKey: ['messages', session.id],
    queryFn: () => listMessages(session.id),
    enabled: session.isKnown,
  });
  const { data: messages = [] } = useQuery(messagesQuery);
  const { data: open } = useQuery({
    queryKey: ['open-analysis', session.id],
    queryFn: () => findOpenAnalysis(session.id),
    enabled: session.isKnown,
  });

  async function refreshMessages(): Promise<Message[]> {
    try {
      await queryClient.cancelQueries({ queryKey: messagesQuery.queryKey });
      return await queryClient.query({ ...messagesQuery, staleTime: 0 });
    } catch {
      return []; // Logged by the query client; the text that was followed stays on the page.
    }
  }

  function fail(error: unknown): void {
    console.error(error);
    dispatch({ type: 'fail' });
    toast({ ...strings.toast.failed, description: describe(error), variant: 'destructive' });
  }

  async function finish(): Promise<void> {
    await refreshMessages();
    dispatch({ type: 'settled' });
    if (state.isFromTextBox) onTextAnalyzed();
    toast(strings.toast.complete);
  }

  function receive(event: AnalysisEvent): void {
    if (event.type === 'error' && event.code !== 'ANALYSIS_CANCELLED') {
      fail(new Error(event.message && `${errorTable[event.code].status}: ${event.message}`));
      return;
    }
    dispatch(event);
    if (event.type === 'error') toast(strings.toast.stopped);
    if (event.type === 'end') void finish();
  }

  const openId = open?.analysisId;
  useEffect(() => {
    if (openId) dispatch({ type: 'resume', analysisId: openId });
  }, [openId]);

  const followedId = state.phase === 'following' ? state.analysisId : undefined;
  const onEvent = useEffectEvent(receive);
  const onLost = useEffectEvent(async () => {
    const list = await refreshMessages();
    const answer = list.find(({ analysisId, role }) => analysisId === followedId && role === 'assistant');
    if (answer) receive({ type: 'end', messageId: answer.id });
    else fail(new Error(strings.toast.lost));
  });
  useEffect(() => {
    if (!followedId) return undefined;
    return followAnalysis(followedId, { onEvent, onLost: () => void onLost() });
  }, [followedId, state.streamNumber]);

  async function cancel(analysisId: string): Promise<void> {
    try {
      if ((await stopAnalysis(analysisId)) === 'done') await refreshMessages();
    } catch (error) {
      console.error(error);
      toast({ ...strings.toast.notStopped, variant: 'destructive' });
    }
  }

  async function analyze(content: string, selectedModel: ProviderId): Promise<void> {
    if (isBusy(state)) return;
    isStopWanted.current = false;
    dispatch({ type: 'start' });
    try {
      const { analysisId } = await startAnalysis({ content, sessionId: session.id, selectedModel });
      dispatch({ type: 'accepted', analysisId });
      if (isStopWanted.current) await cancel(analysisId);
    } catch (error) {
      if (isStopWanted.current) console.error(error);
      else fail(error);
    }
  }

  function stop(): void {
    isStopWanted.current = true;
    dispatch({ type: 'stop' });
    toast(strings.toast.stopped);
    if (state.analysisId) void cancel(state.analysisId);
  }

  return { state, busy: isBusy(state), messages, analyze, stop };
}

/** A failed connection has no words of its own that would help a visitor. */
function describe(error: unknown): string {
  const isReadable = error instanceof Error && !(error instanceof TypeError);
  return (isReadable && error.message) || strings.toast.failed.description;
}
