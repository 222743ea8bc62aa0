import type { ProviderId } from '@app/contract/models';
import type { Opinions } from '@app/contract/opinions';
import type { OpinionWords } from '@app/words/catalogue';
import { MessageCirclePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ComparableReport } from '../model/comparable-report.ts';
import type { OpinionState } from '../model/use-opinions.ts';
import { ChooseModels } from './choose-models.tsx';
import { CompareView } from './compare-view.tsx';
import { OtherReport } from './other-report.tsx';
import { RefusedModels } from './refused-models.tsx';

type Props = {
  state: OpinionState & { opinions: Opinions };
  others: ComparableReport[];
  other: string | undefined;
  offered: ProviderId[] | undefined;
  framework: string;
  words: OpinionWords;
  isTable: boolean;
  onOther: (key: string | undefined) => void;
};

/** Shows the choice of models until there is something to compare, then the comparison and a button for the choice. */
export function OpinionBody({ state, others, other, offered, framework, words, isTable, onOther }: Props): ReactNode {
  const [isChoosing, setIsChoosing] = useState(false);
  const { opinions, comparison, ids, refused, isAsking, ask } = state;
  const choice = { opinions, offered, framework, words, isAsking };
  const otherReport = <OtherReport {...{ others, other, words }} onChoose={onOther} />;
  if (!comparison) {
    if (ids.length > 1) return null;
    return (
      <div className="scroll-thin flex-1 overflow-y-auto px-4 pb-8">
        <RefusedModels refused={refused} words={words} />
        {opinions.isKept ? (
          <ChooseModels {...choice} onAsk={(models) => ask(models)} />
        ) : (
          <p className="mx-auto mt-6 max-w-lg text-base text-pretty">{words.gone}</p>
        )}
        <div className="mx-auto mt-5 max-w-lg">{otherReport}</div>
      </div>
    );
  }
  const canAsk = !other && opinions.isKept;
  return (
    <CompareView
      comparison={comparison}
      words={words}
      isTable={isTable}
      onAgain={isAsking || !canAsk ? undefined : (model) => ask([model])}
    >
      <RefusedModels refused={refused} words={words} />
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        {canAsk && (
          <button
            type="button"
            aria-expanded={isChoosing}
            className="btn btn-line"
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <MessageCirclePlus aria-hidden className="size-4" />
            {words.more}
          </button>
        )}
        {otherReport}
      </div>
      {isChoosing && canAsk && <ChooseModels {...choice} onAsk={(models) => ask(models, () => setIsChoosing(false))} />}
    </CompareView>
  );
}
