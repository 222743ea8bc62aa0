import type { Mirror, SelfAnswer } from '@app/contract/self-answers';
import type { MirrorWords } from '@app/words/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { showFailure } from '../../../lib/show-failure.ts';
import { readSelfAnswers } from '../api/self-answers.ts';
import type { GivenAnswers } from './next-statement.ts';
import { addUnsent, findUnsent, hasUnsent, sendUnsent } from './unsent-answers.ts';

export type SelfAnswerState = {
  /** Undefined until they are loaded. */
  answers: GivenAnswers | undefined;
  /** Undefined while an answer is not saved: the result belongs to the answers listed. */
  mirror: Mirror | undefined;
  /** All of them are stored. */
  isComplete: boolean;
  hasFailed: boolean;
  /** Answers that are not saved yet are sent with the next one, when the connection is back, or by `send`. */
  answer: (index: number, answer: SelfAnswer) => void;
  send: () => Promise<void>;
};

/** The answers of the session. Each is sent at once, one request at a time; the server adds them to those it has. */
export function useSelfAnswers(report: string, words: MirrorWords | undefined): SelfAnswerState {
  const queryClient = useQueryClient();
  const queryKey = ['self-answers', report];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readSelfAnswers(report, signal),
    staleTime: 0,
    // Another tab may have answered.
    refetchOnWindowFocus: 'always',
  });
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  async function send(): Promise<void> {
    try {
      await sendUnsent(report, (saved) => queryClient.setQueryData(queryKey, saved));
    } catch (error) {
      if (words) void showFailure('load', words.failed, error);
    }
    redraw();
  }

  const sendAgain = useEffectEvent(() => {
    if (hasUnsent(report)) void send();
  });
  useEffect(() => {
    const onOnline = (): void => sendAgain();
    onOnline();
    // Runs before `sendForClosedDialogs`, so that this dialog gets the saved answers.
    window.addEventListener('online', onOnline, { capture: true });
    return () => window.removeEventListener('online', onOnline, { capture: true });
  }, []);

  const isSaved = !hasUnsent(report);
  return {
    answers: data?.answers.map((saved, index) => findUnsent(report, index) ?? saved),
    mirror: isSaved ? data?.mirror : undefined,
    isComplete: isSaved && (data?.answers.every((saved) => saved !== null) ?? false),
    hasFailed: isError && !data,
    answer(index, answer) {
      addUnsent(report, index, answer);
      redraw();
      void send();
    },
    send,
  };
}
