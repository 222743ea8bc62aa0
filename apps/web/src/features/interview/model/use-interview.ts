import type { InterviewQuestionId } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import type { InterviewWords } from '@app/words/catalogue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onDraftChange, keepDraft, readDraft } from '../../../lib/draft.ts';
import { askFollowUp } from '../api/ask-follow-up.ts';
import {
  advance,
  addFollowUp,
  currentStep,
  submitAnswer,
  type Interview,
  readInterview,
  resumeInterview,
  showNotice,
  startInterview,
} from './interview-state.ts';

/** A little longer than the server's limit; after it the bank gives the follow-up. */
const PATIENCE_MS = 13_000;
/** A late answer may still bring the crisis card. */
const LATEST_MS = 30_000;

export type InterviewControls = {
  interview: Interview;
  /** A follow-up is being written. */
  isWaiting: boolean;
  type: (typed: string) => void;
  /** Submits the typed answer. */
  next: () => void;
  /** Skips the question, or the follow-up that is asked or being written. */
  goOn: () => void;
  /** Stops writing drafts: the code that receives the answers removes the last one. */
  end: () => void;
};

export function useInterview(model: ProviderId, words: InterviewWords | undefined): InterviewControls {
  const [interview, setInterview] = useState(() => resumeInterview(readDraft('interview')) ?? startInterview());
  const [waitsFor, setWaitsFor] = useState<InterviewQuestionId>();
  const hasEnded = useRef(false);
  const leaving = useRef(new AbortController());
  /** The draft as last read. It is not written back: that would undo what another tab has typed since. */
  const adopted = useRef<Interview>(interview);
  useEffect(() => {
    if (interview === adopted.current) return;
    const isBegun = interview.typed !== '' || interview.steps.length > 1 || Boolean(currentStep(interview)?.answer);
    if (!hasEnded.current) keepDraft('interview', isBegun ? JSON.stringify(interview) : '');
  }, [interview]);
  // Two tabs show one interview: otherwise the last one to write would overwrite the other's answers.
  useEffect(
    () =>
      onDraftChange('interview', (text) => {
        adopted.current = readInterview(text) ?? startInterview();
        setInterview(adopted.current);
      }),
    [],
  );
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** Answers not checked for a crisis: given offline, or when the call failed. */
  const unchecked = useRef<{ id: InterviewQuestionId; answer: string }[]>([]);
  /** Checks an answer for a crisis only; the crisis card then comes before the next question. */
  async function checkForCrisis(id: InterviewQuestionId, answer: string): Promise<void> {
    const signal = AbortSignal.any([leaving.current.signal, AbortSignal.timeout(LATEST_MS)]);
    try {
      const reply = await askFollowUp({ questionId: id, answer, isLast: true, model, signal });
      setInterview((before) => showNotice(before, reply));
    } catch {
      unchecked.current.push({ id, answer });
    }
  }
  const checkAgain = useEffectEvent(() => {
    for (const { id, answer } of unchecked.current.splice(0)) void checkForCrisis(id, answer);
  });
  useEffect(() => {
    const onOnline = (): void => checkAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  async function followUp(id: InterviewQuestionId, answer: string): Promise<void> {
    const bank = { question: words?.questions[id].more ?? '', askedBy: 'bank' as const };
    const askBank = (): void => {
      setWaitsFor((before) => (before === id ? undefined : before));
      setInterview((before) => addFollowUp(before, id, bank));
    };
    if (!navigator.onLine) {
      unchecked.current.push({ id, answer });
      return askBank();
    }
    setWaitsFor(id);
    const patience = setTimeout(askBank, PATIENCE_MS);
    const signal = AbortSignal.any([leaving.current.signal, AbortSignal.timeout(LATEST_MS)]);
    try {
      const reply = await askFollowUp({ questionId: id, answer, model, signal });
      const { question, askedBy } = reply;
      setWaitsFor((before) => (before === id ? undefined : before));
      setInterview((before) => {
        if (question) return addFollowUp(before, id, { question, askedBy });
        const shown = showNotice(before, reply);
        const step = currentStep(shown);
        // An answer that shows the crisis card gets no follow-up.
        return step?.id === id && !step.followUp ? advance(shown) : shown;
      });
    } catch {
      if (leaving.current.signal.aborted) return;
      unchecked.current.push({ id, answer });
      askBank();
    } finally {
      clearTimeout(patience);
    }
  }

  function next(): void {
    const step = currentStep(interview);
    const handed = submitAnswer(interview);
    if (handed === interview || !step) return;
    setInterview(handed);
    if (step.followUp) void checkForCrisis(step.id, interview.typed.trim());
    else void followUp(step.id, currentStep(handed)?.answer ?? '');
  }

  function goOn(): void {
    setWaitsFor(undefined);
    setInterview(advance);
  }

  return {
    interview,
    isWaiting: waitsFor !== undefined && currentStep(interview)?.id === waitsFor,
    type: (typed) => setInterview((before) => ({ ...before, typed })),
    next,
    goOn,
    end() {
      hasEnded.current = true;
    },
  };
}
