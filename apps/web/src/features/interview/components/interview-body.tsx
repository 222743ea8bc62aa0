import { INTERVIEW_LENGTH } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import type { InterviewWords } from '@app/words/catalogue';
import { type ReactNode, useEffect, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { isTouchScreen } from '../../../ui/submit-on-enter.ts';
import { countAnswers, currentStep } from '../model/interview-state.ts';
import type { InterviewControls } from '../model/use-interview.ts';
import { AskedList } from './asked-list.tsx';
import { FollowUpWait } from './follow-up-wait.tsx';
import { Gauge } from './gauge.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { Notes } from './notes.tsx';
import { Question } from './question.tsx';

type Props = {
  controls: InterviewControls;
  words: InterviewWords;
  model: ProviderId;
  isOffered: boolean;
  material: string;
};

const LAYOUT = 'flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto lg:flex-row';

/** The gauge and the questions so far, beside the crisis card, if there is one, and the current question. */
export function InterviewBody({ controls, words, model, isOffered, material }: Props): ReactNode {
  const { interview, isWaiting } = controls;
  const step = currentStep(interview);
  const box = useRef<HTMLTextAreaElement>(null);
  const isFirst = useRef(true);
  const { notice } = interview;
  const shownNotice = useRef(notice);
  const place = `${step?.id} ${step?.followUp?.question} ${isWaiting}`;
  useEffect(() => {
    const isNoticeNew = shownNotice.current !== notice;
    shownNotice.current = notice;
    if (isNoticeNew) return; // The card has taken the focus.
    // On a touch screen the keyboard would cover the first question before it is read.
    if (!isFirst.current || !isTouchScreen()) box.current?.focus();
    isFirst.current = false;
  }, [place, notice]);
  const answers = countAnswers(interview);
  const left = INTERVIEW_LENGTH.maxAnswers - answers;
  const notes = <Notes {...{ words, model, isOffered }} />;

  if (notice && interview.isUnder18)
    return (
      <div className={LAYOUT}>
        <div className="interview-main scroll-thin">
          <CrisisCard notice={notice} label={strings.input.interview} />
        </div>
      </div>
    );
  return (
    <div className={LAYOUT}>
      <aside className="interview-side scroll-thin">
        <Gauge text={material} words={words} />
        <AskedList interview={interview} words={words} />
        <div className="mt-auto pt-6 max-lg:hidden">{notes}</div>
      </aside>
      <div className="interview-main scroll-thin">
        {notice && <CrisisCard notice={notice} label={words.help} />}
        {isWaiting && <FollowUpWait model={model} words={words} onGoOn={controls.goOn} />}
        {!interview.isOver && step && !isWaiting && (
          <>
            {answers >= INTERVIEW_LENGTH.minAnswers && !step.followUp && (
              <p className="mb-4 text-sm text-muted">{words.enough(left)}</p>
            )}
            <Question
              key={`${step.id} ${step.followUp?.question}`}
              step={step}
              typed={interview.typed}
              words={words}
              box={box}
              isLast={left === 0}
              onType={controls.type}
              onNext={controls.next}
              onSkip={controls.goOn}
            />
          </>
        )}
        {interview.isOver && (
          <div role="status">
            <h3 className="interview-question">{words.end.title}</h3>
            <p className="mt-3 text-base">{words.end.text}</p>
          </div>
        )}
        <div className="mt-6 lg:hidden">{notes}</div>
      </div>
    </div>
  );
}
