import { type ErrorCode, errorTable } from '@app/contract/errors';
import type { AskedOpinion } from '@app/contract/opinions';
import type { OpinionWords } from '@app/words/catalogue';
import { type ReactNode, useEffect, useState } from 'react';
import { modelName } from '../../../words/model-name.ts';
import { formatFailure } from '../../../words/format-failure.ts';

type Props = { refused: AskedOpinion[]; words: OpinionWords };

/** Lists the models that could not be asked, and why. */
export function RefusedModels({ refused, words }: Props): ReactNode {
  return (
    <div role="alert">
      {refused.map(
        ({ model, errorCode }) =>
          errorCode && (
            <p key={model} className="mt-4 rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn">
              <Refusal name={modelName(model)} code={errorCode} words={words} />
            </p>
          ),
      )}
    </div>
  );
}

/** The reason in the language of the page, once its error messages are loaded. */
function Refusal({ name, code, words }: { name: string; code: ErrorCode; words: OpinionWords }): ReactNode {
  const [reason, setReason] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const { status, message } = errorTable[code];
    void formatFailure(status, code, message).then(
      (said) => isCurrent && setReason(said.slice(`${status}: `.length)),
      console.error,
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return reason && words.refused(name, reason);
}
