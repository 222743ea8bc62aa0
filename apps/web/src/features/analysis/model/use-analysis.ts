import type { AnalysisReply } from '@app/contract/analyses';
import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { newestAnalysis, openWork } from '../../../lib/open-work.ts';
import type { Session } from '../../../lib/session.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import type { FailedAction } from '../../../words/explain-failure.ts';
import { strings } from '../../../words/strings.ts';
import { toast, type ToastContent } from '../../../ui/toast-store.ts';
import { type AnalysisState, idle, isBusy, reduce } from './analysis-state.ts';
import { findUsableId } from './report-list.ts';
import { completionToast, failureToast, type LabelOf, refusalOf, type AnalysisRun, titleOf } from './run-outcome.ts';
import { isGeneralMedia, type RunRequest } from './run-request.ts';
import { createRunTicket, type RunTicket } from './run-ticket.ts';
import { useMessageList } from './use-message-list.ts';

/** How long the full progress bar stays visible. */
const FULL_BAR_MS = 300;

type Options = {
  labelOf: LabelOf;
  /** Share mode: the page does not load the visitor's own session on entry. */
  isShared?: boolean;
  /** Aborted when the visitor starts over: all work in progress ends without a message. */
  leaving?: AbortSignal;
  /** The server has accepted the request. */
  onAccepted?: (request: RunRequest) => void;
  /** Called without a request for a run that was already open on load. */
  onDone?: (request: RunRequest | undefined) => void;
  onFailed?: (request: RunRequest | undefined) => void;
};

export type Failure = { notice: ToastContent; request: RunRequest | undefined };

export type Analysis = {
  state: AnalysisState;
  busy: boolean;
  messages: Message[];
  /** The newest complete analysis: the one to download and share. */
  analysisId: string | undefined;
  run: (request: RunRequest, model: ProviderId) => Promise<void>;
  stop: () => void;
  /** Why the last run failed, kept until the next run starts, because the toast disappears after seconds. */
  failure: Failure | undefined;
  append: (fresh: Message[]) => void;
  /** Reads the messages of the session again. */
  refresh: () => Promise<Message[]>;
  /** Clears the state of this page; the caller clears the server's data. */
  reset: () => void;
};

/** The single run of the page: started here or found open on load, and followed to its end. */
export function useAnalysis(session: Session, options: Options): Analysis {
  const { labelOf, isShared = false, leaving, onAccepted, onDone, onFailed } = options;
  const [state, dispatch] = useReducer(reduce, idle);
  const ticketRef = useRef<RunTicket>(undefined);
  const [failure, setFailure] = useState<Failure>();
  /** Incremented by a reset or a new run, so that results of earlier work are ignored. */
  const resetsRef = useRef(0);
  const isRead = session.isKnown && !isShared;
  const { messages, refresh, append } = useMessageList(session.id, isRead);
  const { data: open } = useQuery({
    ...openWork(session.id),
    select: newestAnalysis,
    enabled: isRead,
  });

  function fail(error: unknown, run: AnalysisRun, notice = failureToast(run, error)): void {
    console.error(error);
    dispatch({ type: 'fail' });
    onFailed?.(run.request);
    void keepTold(error, run, notice);
  }

  /** Keeps the failure for the panel unless a new run or a reset happened meanwhile. */
  async function keepTold(error: unknown, { request }: AnalysisRun, notice: ToastContent): Promise<void> {
    const resets = resetsRef.current;
    const shown = await showFailure(failedAction(request), notice, error);
    if (resets === resetsRef.current) setFailure({ notice: shown, request });
  }

  async function finish({ request, framework }: AnalysisRun): Promise<void> {
    const resets = resetsRef.current;
    // Offline the list is read when the network is back.
    if (!navigator.onLine) dispatch({ type: 'connection', connection: 'waiting' });
    await refresh();
    dispatch({ type: 'messages-loaded' });
    await new Promise((resolve) => setTimeout(resolve, FULL_BAR_MS));
    if (resets !== resetsRef.current) return;
    dispatch({ type: 'full-bar-shown' });
    onDone?.(request);
    toast(completionToast(framework, labelOf));
  }

  function receive(event: AnalysisEvent): void {
    if (event.type === 'error' && event.code !== 'ANALYSIS_CANCELLED') {
      void loadRunning()
        .then(({ failureOf }) => failureOf(event))
        .then((error) => fail(error, state));
      return;
    }
    dispatch(event);
    if (event.type === 'error') toast(strings.toast.stopped);
    if (event.type === 'end') void finish(state);
  }

  const openId = open?.analysisId;
  const openFramework = open?.framework;
  useEffect(() => {
    if (openId && openFramework) dispatch({ type: 'resume', analysisId: openId, framework: openFramework });
  }, [openId, openFramework]);

  const followedId = state.phase === 'following' ? state.analysisId : undefined;
  const onEvent = useEffectEvent(receive);
  const onLost = useEffectEvent(async () => {
    const { lost } = strings.toast;
    const list = await refresh();
    const answer = list.find(({ analysisId, role }) => analysisId === followedId && role === 'assistant');
    if (answer) receive({ type: 'end', messageId: answer.id });
    else fail(new Error(lost.description), state, { ...lost, variant: 'destructive' });
  });
  useEffect(() => {
    if (!followedId) return undefined;
    const gone = new AbortController();
    const follow = async (): Promise<void> => {
      const { followAnalysis } = await loadRunning();
      if (gone.signal.aborted || leaving?.aborted) return;
      const leave = followAnalysis(followedId, {
        onEvent,
        onConnection: (connection) => dispatch({ type: 'connection', connection }),
        onLost: () => void onLost(),
      });
      gone.signal.addEventListener('abort', leave);
      leaving?.addEventListener('abort', leave, { signal: gone.signal });
    };
    void follow();
    return () => gone.abort();
  }, [followedId, state.streamNumber, leaving]);

  /** `onStopped` unless the analysis had finished before: then it is shown as finished. */
  async function cancel(analysisId: string, run: AnalysisRun, onStopped?: () => void): Promise<void> {
    try {
      const { stopAnalysis } = await loadRunning();
      if ((await stopAnalysis(analysisId)) !== 'done') onStopped?.();
      else if (!leaving?.aborted) await finish(run);
    } catch (error) {
      console.error(error);
      toast({ ...strings.toast.notStopped, variant: 'destructive' });
    }
  }

  /** A complete reply is shown at once; any other is followed through its event stream. */
  async function accept(reply: AnalysisReply, request: RunRequest): Promise<void> {
    const { messagesOf } = await loadSending();
    dispatch({ type: 'accepted', analysisId: reply.analysisId });
    onAccepted?.(request);
    const fresh = messagesOf(reply, { sessionId: session.id, isGeneralMedia: isGeneralMedia(request) });
    const answer = fresh.at(-1);
    if (!answer) return;
    append(fresh);
    dispatch({ type: 'end', messageId: answer.id });
    await finish({ request, framework: request.framework });
  }

  async function send(request: RunRequest, model: ProviderId, ticket: RunTicket): Promise<AnalysisReply> {
    const { sendRun } = await loadSending();
    const isSmall = request.type === 'text' || request.type === 'rest';
    if (isSmall) ticket.sent(1); // Small bodies have no upload progress, so they count as sent at once.
    const sender = { sessionId: session.id, selectedModel: model, title: titleOf(request, labelOf) };
    return sendRun(request, sender, {
      signal: ticket.signal,
      onProgress(share) {
        ticket.sent(share);
        if (!ticket.isLeft()) dispatch({ type: 'upload', share });
      },
      onPuzzle(isOn) {
        ticket.sent(isOn || !isSmall ? 0 : 1); // A refused request may be aborted again.
        if (!ticket.isLeft()) dispatch({ type: 'puzzle', isOn });
      },
    });
  }

  /** Removes the ticket so that the next run can start. Returns true if the session was cleared meanwhile. */
  function forget(ticket: RunTicket): boolean {
    const isCurrent = ticketRef.current === ticket;
    if (isCurrent) ticketRef.current = undefined;
    if (isCurrent && ticket.isForgotten()) dispatch({ type: 'stop' });
    return ticket.isForgotten();
  }

  async function run(request: RunRequest, model: ProviderId): Promise<void> {
    if (isBusy(state) || ticketRef.current) return;
    const refusal = refusalOf(request);
    if (refusal) {
      console.error(new Error(refusal.description));
      toast(refusal);
      return;
    }
    const ticket = createRunTicket(leaving);
    ticketRef.current = ticket;
    setFailure(undefined);
    resetsRef.current += 1;
    dispatch({ type: 'start', request });
    try {
      const reply = await send(request, model, ticket);
      if (forget(ticket)) return;
      if (ticket.isLeft()) await cancel(reply.analysisId, { request, framework: request.framework });
      else await accept(reply, request);
    } catch (error) {
      if (forget(ticket)) return;
      if (!ticket.isLeft()) fail(error, { request, framework: request.framework });
      else if (!ticket.signal.aborted) console.error(error);
    }
  }

  /** Lets the next run start at once. */
  function abandon(): void {
    ticketRef.current?.leave();
    ticketRef.current = undefined;
  }

  function stop(): void {
    if (state.phase === 'saving') return;
    abandon();
    dispatch({ type: 'stop' });
    const onStopped = (): void => void toast(strings.toast.stopped);
    if (state.analysisId) void cancel(state.analysisId, state, onStopped);
    else onStopped();
  }

  function reset(): void {
    abandon();
    resetsRef.current += 1;
    setFailure(undefined);
    dispatch({ type: 'reset' });
  }

  const analysisId = findUsableId(messages, state.finishedId);
  return { state, busy: isBusy(state), messages, analysisId, run, stop, failure, append, refresh, reset };
}

function failedAction(request: RunRequest | undefined): FailedAction {
  if (request?.type === 'media') return request.kind;
  return request?.type === 'text' || request?.type === 'document' ? request.type : 'rest';
}

/** Loaded lazily: not needed before the first run. */
const loadRunning = () => import('./while-running.ts');

const loadSending = () => import('./sending.ts');
