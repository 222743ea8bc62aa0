import type { ProviderId } from '@app/contract/models';
import type { InterviewWords } from '@app/words/catalogue';
import type { ReactNode } from 'react';
import { useOnline } from '../../../ui/use-online.ts';
import { modelName } from '../../../words/model-name.ts';

type Props = { words: InterviewWords; model: ProviderId; isOffered: boolean };

/** Tells visitors who gets their answers and what happens to them. */
export function Notes({ words, model, isOffered }: Props): ReactNode {
  const isOnline = useOnline();
  const who = isOffered ? words.goesTo(modelName(model)) : words.alone;
  return (
    <div className="space-y-2 text-xs text-muted">
      <p>{isOnline ? who : words.offline}</p>
      <p>{words.note}</p>
    </div>
  );
}
