import type { ProviderId } from '@app/contract/models';
import type { InterviewWords } from '@app/words/catalogue';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { modelName } from '../../../words/model-name.ts';

type Props = { model: ProviderId; words: InterviewWords; onGoOn: () => void };

/** Says which model writes the follow-up, and offers to continue without it. */
export function FollowUpWait({ model, words, onGoOn }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
      <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
      <p role="status">{words.reading(modelName(model))}</p>
      <button ref={button} type="button" className="btn btn-line" onClick={onGoOn}>
        {words.goOn}
      </button>
    </div>
  );
}
