import './opinion.css';
import * as Dialog from '@radix-ui/react-dialog';
import type { ProviderId } from '@app/contract/models';
import { MessageCirclePlus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { ComparableReport } from '../model/comparable-report.ts';
import { useOpinionWords } from '../model/opinion-words.ts';
import { useOpinions } from '../model/use-opinions.ts';
import { ChooseModels } from './choose-models.tsx';
import { CompareView } from './compare-view.tsx';
import { OtherReport } from './other-report.tsx';
import { RefusedModels } from './refused-models.tsx';
import { RoomHeader } from './room-header.tsx';

type Props = {
  report: string;
  /** Every stored report of the session: those under the same framework can be compared. */
  reports: ComparableReport[];
  offered: ProviderId[] | undefined;
  labelOf: (framework: string) => string;
  onClose: () => void;
};

/** Second opinions on one report, over the whole window: whom to ask, and how the answers compare. */
export function OpinionRoom({ report, reports, offered, labelOf, onClose }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const words = useOpinionWords();
  const [other, setOther] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isTable, setIsTable] = useState(false);
  const { opinions, comparison, ids, refused, isAsking, ask } = useOpinions({ report, other, words });
  const own = reports.find(({ key }) => key === report);
  const framework = own?.framework ? labelOf(own.framework) : '';
  const group = new Set(opinions?.readings.map(({ analysisId }) => analysisId));
  const others = reports.filter(({ key, framework: id }) => key !== report && id === own?.framework && !group.has(key));
  const isAnswered = (comparison?.columns.filter(({ status }) => status === 'done').length ?? 0) > 1;

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div aria-hidden className="scroll-lock fixed inset-0 z-40 bg-shade-page" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="opinion overlay-in fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface shadow-pop outline-none"
        >
          <RoomHeader
            about={[framework, own?.title].filter((part) => part).join(' · ')}
            words={words}
            ids={isAnswered ? ids : undefined}
            isTable={isTable}
            onTable={setIsTable}
          />
          {words && opinions && !comparison && ids.length < 2 && (
            <div className="scroll-thin flex-1 overflow-y-auto px-4 pb-8">
              <RefusedModels refused={refused} words={words} />
              {opinions.isKept ? (
                <ChooseModels {...{ opinions, offered, framework, words, isAsking }} onAsk={(models) => ask(models)} />
              ) : (
                <p className="mx-auto mt-6 max-w-lg text-base text-pretty">{words.gone}</p>
              )}
              <div className="mx-auto mt-5 max-w-lg">
                <OtherReport {...{ others, other, words }} onChoose={setOther} />
              </div>
            </div>
          )}
          {words && opinions && comparison && (
            <CompareView
              comparison={comparison}
              words={words}
              isTable={isTable}
              onAgain={isAsking || other ? undefined : (model) => ask([model])}
            >
              <RefusedModels refused={refused} words={words} />
              <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
                {!other && opinions.isKept && (
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
                <OtherReport {...{ others, other, words }} onChoose={setOther} />
              </div>
              {isChoosing && !other && (
                <ChooseModels
                  {...{ opinions, offered, framework, words, isAsking }}
                  onAsk={(models) => ask(models, () => setIsChoosing(false))}
                />
              )}
            </CompareView>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
