import './opinion.css';
import * as Dialog from '@radix-ui/react-dialog';
import type { ProviderId } from '@app/contract/models';
import { type ReactNode, useRef, useState } from 'react';
import type { ComparableReport } from '../model/comparable-report.ts';
import { useOpinionWords } from '../model/opinion-words.ts';
import { useOpinions } from '../model/use-opinions.ts';
import { RoomBody } from './room-body.tsx';
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
  const [isTable, setIsTable] = useState(false);
  const state = useOpinions({ report, other, words });
  const { comparison, ids, opinions } = state;
  const own = reports.find(({ key }) => key === report);
  const framework = own?.framework ? labelOf(own.framework) : '';
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
          {words && opinions && (
            <RoomBody
              state={{ ...state, opinions }}
              others={othersOf(reports, own, opinions)}
              {...{ offered, framework, words, isTable, other }}
              onOther={setOther}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Reports under the same framework that are no opinions on this one. */
function othersOf(
  reports: ComparableReport[],
  own: ComparableReport | undefined,
  { readings }: { readings: { analysisId: string }[] },
): ComparableReport[] {
  const group = new Set(readings.map(({ analysisId }) => analysisId));
  return reports.filter(({ key, framework }) => key !== own?.key && framework === own?.framework && !group.has(key));
}
