import './interview.css';
import { INTERVIEW_LENGTH } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx';
import { strings } from '../../../words/strings.ts';
import { countAnswers, currentStep, materialOf } from '../model/interview-state.ts';
import { useInterviewWords } from '../model/interview-words.ts';
import { useInterview } from '../model/use-interview.ts';
import { InterviewBody } from './interview-body.tsx';

export { loadInterviewWords } from '../model/interview-words.ts';

type Props = {
  model: ProviderId;
  /** Whether the chosen model can be asked. */
  isOffered: boolean;
  /** Takes the answers; the dialog then closes. */
  onFinish: (material: string, notice: { title: string; description: string }) => void;
  onClose: () => void;
};

/** One question at a time, over the whole window. Closing keeps the draft. */
export function InterviewDialog({ model, isOffered, onFinish, onClose }: Props): ReactNode {
  const words = useInterviewWords();
  const controls = useInterview(model, words);
  const { interview } = controls;
  const { minAnswers, maxAnswers } = INTERVIEW_LENGTH;
  const answers = countAnswers(interview);
  const number = Math.min(answers + (currentStep(interview)?.answer === '' ? 1 : 0), maxAnswers);
  const material = materialOf(interview);

  return (
    <FullScreenDialog
      title={strings.input.interview}
      about={interview.isUnder18 ? undefined : words?.progress(number, maxAnswers)}
      onClose={onClose}
      tools={
        words &&
        !interview.isUnder18 && (
          <Dialog.Close asChild>
            <button
              type="button"
              disabled={material === ''}
              className={answers >= minAnswers ? 'btn btn-primary' : 'btn btn-line'}
              onClick={() => {
                controls.end();
                onFinish(material, words.filled);
              }}
            >
              {words.finish}
            </button>
          </Dialog.Close>
        )
      }
    >
      {words && <InterviewBody {...{ controls, words, model, isOffered, material }} />}
    </FullScreenDialog>
  );
}
