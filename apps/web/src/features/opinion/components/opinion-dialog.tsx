import './opinion.css';
import type { ProviderId } from '@app/contract/models';
import { type ReactNode, useState } from 'react';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { refuseOffline } from '../../../ui/refuse-offline.ts';
import { DialogTools } from '../../../ui/dialog-tools.tsx';
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx';
import { strings } from '../../../words/strings.ts';
import { comparisonUrl } from '../api/opinions.ts';
import type { ComparableReport } from '../model/comparable-report.ts';
import { useOpinionWords } from '../model/opinion-words.ts';
import { useOpinions } from '../model/use-opinions.ts';
import { OpinionBody } from './opinion-body.tsx';

export { loadOpinionWords } from '../model/opinion-words.ts';

const FORMATS = ['pdf', 'docx', 'md', 'json'] as const;

type Props = {
  report: string;
  /** Every stored report of the session: those under the same framework can be compared. */
  reports: ComparableReport[];
  offered: ProviderId[] | undefined;
  labelOf: (framework: string) => string;
  onClose: () => void;
};

/** Second opinions on one report, over the whole window: whom to ask, and how the answers compare. */
export function OpinionDialog({ report, reports, offered, labelOf, onClose }: Props): ReactNode {
  const words = useOpinionWords();
  const [other, setOther] = useState<string>();
  const [isTable, setIsTable] = useState(false);
  const state = useOpinions({ report, other, words });
  const { comparison, ids, opinions } = state;
  const own = reports.find(({ key }) => key === report);
  const framework = own?.framework ? labelOf(own.framework) : '';
  const isAnswered = (comparison?.columns.filter(({ status }) => status === 'done').length ?? 0) > 1;

  return (
    <FullScreenDialog
      title={strings.run.opinion}
      about={[framework, own?.title].filter((part) => part).join(' · ')}
      className="opinion"
      onClose={onClose}
      tools={
        words &&
        isAnswered && (
          <DialogTools
            words={words}
            isTable={isTable}
            onTable={setIsTable}
            formats={FORMATS}
            onDownload={(format) => refuseOffline() || window.open(comparisonUrl(ids, format), '_blank', 'noopener')}
          />
        )
      }
    >
      <OfflineNote className="px-4 py-2 sm:px-5" />
      {words && opinions && (
        <OpinionBody
          state={{ ...state, opinions }}
          others={othersOf(reports, own, opinions)}
          {...{ offered, framework, words, isTable, other }}
          onOther={setOther}
        />
      )}
    </FullScreenDialog>
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
