import { MAX_ANSWER_CHARS } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import { countWords } from '@app/document/count-words';
import type { InterviewWords } from '@app/words/catalogue';
import { CornerDownRight, Mic, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { modelName } from '../../../words/model-name.ts';
import { strings } from '../../../words/strings.ts';
import type { InterviewStep } from '../model/interview-state.ts';
import { useDictation } from '../model/use-dictation.ts';

type Props = {
  step: InterviewStep;
  typed: string;
  words: InterviewWords;
  box: RefObject<HTMLTextAreaElement | null>;
  isLast: boolean;
  onType: (typed: string) => void;
  onNext: () => void;
  onSkip: () => void;
};

/** One question and the box for its answer. */
export function Question({ step, typed, words, box, isLast, onType, onNext, onSkip }: Props): ReactNode {
  const [questionId, hintId] = [useId(), useId()];
  const dictation = useDictation((heard) => onType(`${typed}${typed && !/\s$/.test(typed) ? ' ' : ''}${heard}`));
  const { ask } = words.questions[step.id];
  const isTooLong = typed.length > MAX_ANSWER_CHARS;

  function next(): void {
    if (isTooLong || typed.trim() === '') box.current?.focus();
    else onNext();
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    next();
  }

  return (
    <form
      className="flex flex-1 flex-col lg:flex-none"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      {step.followUp && (
        <>
          <figure className="mb-7 border-s-2 border-line ps-4">
            <figcaption className="text-xs font-semibold text-muted">{words.questions[step.id].short}</figcaption>
            <blockquote dir="auto" className="interview-said">
              {step.answer}
            </blockquote>
          </figure>
          <p className="mb-2 flex items-center gap-2 text-xs font-semibold text-accent">
            <CornerDownRight aria-hidden className="size-4 flex-none rtl:-scale-x-100" />
            {askedBy(step.followUp.askedBy, words)}
          </p>
        </>
      )}
      <h3 id={questionId} dir="auto" className="interview-question">
        {step.followUp?.question ?? ask}
      </h3>
      <textarea
        ref={box}
        aria-labelledby={questionId}
        aria-describedby={hintId}
        aria-invalid={isTooLong || undefined}
        aria-keyshortcuts="Control+Enter"
        dir={typed === '' ? undefined : 'auto'}
        value={typed}
        rows={6}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKey}
        className="interview-box scroll-thin"
      />
      <div className="mt-2 flex min-h-5 items-center justify-between gap-3 text-xs text-muted">
        <p id={hintId} className={isTooLong ? 'text-danger' : undefined}>
          {isTooLong ? words.tooLong(MAX_ANSWER_CHARS) : `${strings.input.words(countWords(typed))}. ${words.hint}`}
        </p>
        <p aria-hidden className="flex flex-none items-center gap-1 pointer-coarse:hidden">
          <kbd className="interview-key">Ctrl</kbd>
          <kbd className="interview-key">Enter</kbd>
          {words.nextKey}
        </p>
      </div>
      {(dictation.isOn || dictation.hasFailed) && (
        <p role="status" className="mt-2 text-xs text-muted">
          {dictation.hasFailed ? words.dictationFailed : words.dictationNote}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2 max-lg:mt-auto max-lg:pt-4">
        {dictation.isOffered && (
          <button type="button" aria-pressed={dictation.isOn} className="btn btn-line" onClick={dictation.toggle}>
            {dictation.isOn ? <Square aria-hidden className="size-4" /> : <Mic aria-hidden className="size-4" />}
            {dictation.isOn ? words.stopDictating : words.dictate}
          </button>
        )}
        {/* Disabled then, because a slip beside "next" would discard the typed answer. */}
        <button type="button" disabled={typed.trim() !== ''} className="btn btn-ghost" onClick={onSkip}>
          {words.skip}
        </button>
        <button type="submit" disabled={typed.trim() === ''} className="btn btn-primary ms-auto px-4">
          {isLast ? words.done : words.next}
        </button>
      </div>
    </form>
  );
}

const askedBy = (asker: ProviderId | 'bank', words: InterviewWords): string =>
  asker === 'bank' ? words.fromBank : words.askedBy(modelName(asker));
