import type { SharedAnalysis } from '@app/contract/sharing';
import type { StateWords } from '@app/words/catalogue';
import { type ReactNode, useId, useState } from 'react';
import { idle } from '../features/analysis/model/analysis-state.ts';
import { detailsOf } from '../features/analysis/model/report-details.ts';
import { listReports } from '../features/analysis/model/report-list.ts';
import { pickModel } from '../features/assessments/model/pick-model.ts';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import { useStatus } from '../features/assessments/model/use-status.ts';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { useChat } from '../features/chat/model/use-chat.ts';
import { ShareDialog } from '../features/sharing/components/share-dialog.tsx';
import { SharedActions, SharedNote } from '../features/sharing/components/shared-actions.tsx';
import type { Session } from '../lib/session.ts';
import { ReportText } from '../ui/report-text.tsx';
import { strings } from '../words/strings.ts';
import { downloadAnalysis } from './download-analysis.ts';
import { LazyPart, loadable, openLoaded } from '../ui/lazy-part.tsx';
import { useSharedChat } from './use-shared-chat.ts';

const loadPictureDialog = () => import('../features/picture/components/picture-dialog.tsx');
const PictureDialog = loadable(async () => ({ default: (await loadPictureDialog()).PictureDialog }));

type Props = {
  session: Session;
  onSession: (session: Session) => void;
  shareId: string;
  copy: SharedAnalysis;
  words: StateWords;
};

/** The shared report, a chat about it that copies it into the reader's own session, and a link to a new analysis. */
export function SharedReading({ session, onSession, shareId, copy, words }: Props): ReactNode {
  const titleId = useId();
  const conversation = useSharedChat(session, copy);
  const [isSharing, setIsSharing] = useState(false);
  const [isPicture, setIsPicture] = useState(false);
  const model = pickModel(undefined, useStatus()?.models);
  const messages = [...copy.messages, ...conversation.messages];
  const [report] = listReports(copy.messages, idle);
  const { send, stop, ...chat } = useChat(session, {
    model,
    messages,
    shareId,
    onMessages(fresh) {
      conversation.append(fresh);
      onSession({ ...session, isKnown: true }); // The chat has created server-side data for this session.
    },
  });
  const { mediaUrl } = copy.analysis;

  return (
    <main
      id="main"
      className="grid items-start gap-4 pt-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:pt-2"
    >
      <SharedNote words={words.shared} />
      <div className="min-w-0 space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <section aria-labelledby={titleId} className="card px-4 py-5 sm:px-9 sm:py-7">
          <h2 id={titleId} className="text-sm font-semibold tracking-wide">
            {strings.analysis.title}
          </h2>
          {mediaUrl && (
            <img
              src={mediaUrl}
              alt={strings.sharedMedia[copy.analysis.mediaType ?? 'image']}
              className="mt-4 max-h-72 rounded-md ring-1 ring-line"
            />
          )}
          <div role="log" aria-label={strings.analysis.log} aria-live="off" data-print="page">
            {copy.messages.map(({ id, content }) => (
              <article key={id} className="mt-4 max-w-[68ch] font-serif text-md">
                <ReportText text={content} />
              </article>
            ))}
          </div>
        </section>
        <div id="chat" className="scroll-mt-16">
          <p className="mb-2 px-1 text-sm text-muted">
            {conversation.messages.length === 0 ? words.shared.fork : words.shared.forked}{' '}
            {conversation.messages.length > 0 && (
              <a href="/" className="font-medium underline underline-offset-2 hover:text-fg">
                {words.shared.open}
              </a>
            )}
          </p>
          <ChatPanel {...chat} messages={conversation.messages} disabled={false} onSend={send} onStop={stop} />
        </div>
      </div>
      <SharedActions
        words={words.shared}
        expiresAt={copy.expiresAt}
        canShare={copy.emailServiceAvailable}
        onDownload={(format) => downloadAnalysis(shareId, format)}
        onShare={() => setIsSharing(true)}
        onPicture={() => openLoaded(loadPictureDialog, () => setIsPicture(true))}
      />
      {isPicture && (
        <LazyPart>
          <PictureDialog id={shareId} onClose={() => setIsPicture(false)} />
        </LazyPart>
      )}
      {isSharing && (
        <ShareDialog
          analysisId={shareId}
          report={report && { title: report.title, details: detailsOf(report, labelOf) }}
          labelOf={labelOf}
          onClose={() => setIsSharing(false)}
        />
      )}
    </main>
  );
}
