import './mirror.css';
import type { DownloadFormat } from '@app/contract/downloads';
import type { MirrorWords } from '@app/words/catalogue';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { refuseOffline } from '../../../ui/refuse-offline.ts';
import { DialogTools } from '../../../ui/dialog-tools.tsx';
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx';
import { strings } from '../../../words/strings.ts';
import { useMirrorWords } from '../model/mirror-words.ts';
import { type SelfAnswerState, useSelfAnswers } from '../model/use-self-answers.ts';
import { MirrorResult } from './mirror-result.tsx';
import { Questions } from './questions.tsx';

export { loadMirrorWords } from '../model/mirror-words.ts';

const FORMATS = ['pdf', 'docx'] as const satisfies DownloadFormat[];

type Props = {
  report: string;
  title: string | undefined;
  onDownload: (format: DownloadFormat) => void;
  onClose: () => void;
};

/** The visitor answers twenty statements and sees both views on one scale. */
export function MirrorDialog({ report, title, onDownload, onClose }: Props): ReactNode {
  const words = useMirrorWords();
  const state = useSelfAnswers(report, words);
  /** Undefined until the visitor decides: then complete answers show the result, others the statements. */
  const [isChanging, setIsChanging] = useState<boolean>();
  const [isTable, setIsTable] = useState(false);
  const [wasComplete, setWasComplete] = useState<boolean>();
  if (wasComplete === undefined && state.answers) setWasComplete(state.mirror !== undefined);
  const mirror = (isChanging ?? !wasComplete) ? undefined : state.mirror;

  return (
    <FullScreenDialog
      title={strings.run.mirror}
      about={[words?.about, title].filter((part) => part).join(' · ')}
      className="mirror"
      onClose={onClose}
      tools={
        words &&
        mirror && (
          <DialogTools {...{ words, isTable, onDownload }} onTable={setIsTable} formats={FORMATS}>
            <button type="button" className="btn btn-ghost px-2.5" onClick={() => setIsChanging(true)}>
              <PencilLine aria-hidden className="size-4" />
              {words.change}
            </button>
          </DialogTools>
        )
      }
    >
      <OfflineNote className="px-4 py-2 sm:px-5" />
      {words && mirror && <MirrorResult mirror={mirror} words={words} isTable={isTable} />}
      {words && !mirror && (
        <Answering
          {...{ state, words }}
          isShown={isChanging === false}
          onShow={async () => {
            if (refuseOffline()) return;
            await state.send();
            setIsChanging(false);
          }}
        />
      )}
    </FullScreenDialog>
  );
}

type AnsweringProps = { state: SelfAnswerState; words: MirrorWords; isShown: boolean; onShow: () => Promise<void> };

function Answering({ state, words, isShown, onShow }: AnsweringProps): ReactNode {
  const { answers, answer, hasFailed, isComplete } = state;
  const note = hasFailed ? words.gone : isShown && isComplete ? words.other : undefined;
  if (note) return <p className="mx-auto mt-6 max-w-lg px-4 text-base text-pretty">{note}</p>;
  if (!answers) return null;
  return <Questions answers={answers} words={words} onAnswer={answer} onShow={() => void onShow()} />;
}
