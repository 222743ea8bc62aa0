import type { ProviderId } from '@app/contract/models';
import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { modelName } from '../../../words/model-name.ts';
import { useStates } from '../../../words/use-states.ts';
import type { Failure } from '../model/use-analysis.ts';

type Props = {
  failure: Failure;
  /** Another available model to retry with. */
  other: ProviderId | undefined;
  onRetry: (other?: ProviderId) => void;
};

/** Keeps the failure visible in the panel with retry buttons, because the toast disappears after five seconds. */
export function FailureCard({ failure: { notice, request }, other, onRetry }: Props): ReactNode {
  const words = useStates();
  return (
    <div className="m-4 flex gap-3 rounded-lg border border-danger/40 p-4 font-sans text-sm sm:mx-auto sm:max-w-md">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <h3 className="text-md font-semibold">{notice.title}</h3>
        <p className="mt-1 break-words text-muted">{notice.description}</p>
        {notice.reason && <p className="mt-1.5 break-words">{notice.reason}</p>}
        {request && words && (
          <div className="mt-3 flex flex-wrap gap-2">
            <button type="button" className="btn btn-primary" onClick={() => onRetry()}>
              <RotateCcw aria-hidden className="size-4" />
              {words.again}
            </button>
            {other && (
              <button type="button" className="btn btn-line" onClick={() => onRetry(other)}>
                {words.otherModel(modelName(other))}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
