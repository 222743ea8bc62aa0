import { type ReactNode } from 'react';
import { AssessmentsDrawer } from '../features/assessments/components/assessments-drawer.tsx';
import { InputTypes } from '../features/assessments/components/input-types.tsx';
import { ModelChoice } from '../features/assessments/components/model-choice.tsx';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import { DropZone } from '../features/input/components/drop-zone.tsx';
import { InputPreview } from '../features/input/components/input-preview.tsx';
import { strings } from '../words/strings.ts';
import { LazyPart, loadable } from '../ui/lazy-part.tsx';
import { toast } from '../ui/toast-store.ts';
import { PageHeader } from './page-header.tsx';
import { type Home, loadFillDialog, loadInterviewDialog } from './use-home.ts';

const WaitNote = loadable(async () => ({
  default: (await import('../features/analysis/components/wait-note.tsx')).WaitNote,
}));

/** Loaded when the visitor first picks an assessment. */
const ModeLine = loadable(async () => ({
  default: (await import('../features/input/components/mode-line.tsx')).ModeLine,
}));

const FillDialog = loadable(async () => ({ default: (await loadFillDialog()).FillDialog }));

const InterviewDialog = loadable(async () => ({ default: (await loadInterviewDialog()).InterviewDialog }));

/** The left column: model, input type, text box and files. */
export function InputColumn({ home, progress }: { home: Home; progress: ReactNode }): ReactNode {
  const { analysis, input, status } = home;
  const { state, busy } = analysis;
  const { mode } = input;
  const wait = status?.waits?.[home.model];
  const off = status?.frameworksOff;

  return (
    <div id="input" className="flex min-w-0 scroll-mt-16 flex-col gap-3.5">
      <PageHeader />
      <ModelChoice selected={home.model} offered={status?.models} disabled={busy} onSelect={home.chooseModel} />
      <InputTypes disabled={busy} off={off} onPick={home.pickType} onComingSoon={tellComingSoon} />
      <AssessmentsDrawer mode={mode} busy={busy} off={off} onPick={home.pickAssessment} />
      <div className="space-y-1.5">
        <DropZone disabled={busy} onFiles={home.takeFiles} onBrowse={home.browse} />
        {mode && mode.kind !== 'text' && (
          <LazyPart>
            <ModeLine kind={mode.kind} framework={labelOf(mode.framework)} onClear={() => input.setMode(undefined)} />
          </LazyPart>
        )}
      </div>
      <InputPreview
        text={input.text}
        onText={input.setText}
        busy={busy}
        noticed={busy && state.request?.type === 'text' ? state.noticed : undefined}
        off={off}
        isTextShown={input.isTextShown}
        onToggleText={input.toggleText}
        onInterview={home.interview.open}
        preview={input.preview}
        modelLabel={home.modelLabel}
        hasResult={input.media?.isAnalysed ?? false}
        progress={progress}
        wait={
          wait && (
            <LazyPart>
              <WaitNote wait={wait} />
            </LazyPart>
          )
        }
        isExtracting={home.isExtracting}
        onAnalyzeText={home.analyzeText}
        onUploadDocument={home.uploadDocument}
        onAnalyzeMedia={home.analyzeMedia}
        onReanalyzeDocument={home.askForDocument}
        onDocumentMbti={home.documentMbti}
        onRemove={input.removePreview}
      />
      <InputOverlays home={home} />
    </div>
  );
}

/** The overlays of this column: the interview, and the dialog that asks where its answers or a document go. */
function InputOverlays({ home: { interview, filling, model, status } }: { home: Home }): ReactNode {
  return (
    <>
      {interview.isOpen && (
        <LazyPart>
          <InterviewDialog
            model={model}
            isOffered={status?.models.includes(model) ?? true}
            onFinish={interview.finish}
            onClose={interview.close}
          />
        </LazyPart>
      )}
      {filling && (
        <LazyPart>
          <FillDialog
            source={filling.source}
            onReplace={filling.replace}
            onAdd={filling.add}
            onCancel={filling.cancel}
          />
        </LazyPart>
      )}
    </>
  );
}

function tellComingSoon(name: string): void {
  const { title, description } = strings.assessments.comingSoon;
  toast({ title, description: description(name) });
}
