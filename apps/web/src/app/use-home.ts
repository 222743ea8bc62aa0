import { type ProviderId } from '@app/contract/models';
import { useState } from 'react';
import { type Analysis, useAnalysis } from '../features/analysis/model/use-analysis.ts';
import type { RunRequest } from '../features/analysis/model/run-request.ts';
import type { InputType } from '../features/assessments/components/input-types.tsx';
import type { MatrixPick } from '../features/assessments/model/catalog.ts';
import { labelOf } from '../features/assessments/model/framework-label.ts';
import { pickModel } from '../features/assessments/model/pick-model.ts';
import { useStatus } from '../features/assessments/model/use-status.ts';
import { accept } from '../features/input/model/file-kinds.ts';
import type * as fillDialog from '../features/input/components/fill-dialog.tsx';
import type * as interviewDialog from '../features/interview/components/interview-dialog.tsx';
import { routeFile, routeFiles } from '../features/input/model/route-file.ts';
import { keepDraft } from '../lib/draft.ts';
import { pickFile } from '../lib/pick-file.ts';
import type { Session } from '../lib/session.ts';
import { showFailure } from '../lib/show-failure.ts';
import { modelName } from '../words/model-name.ts';
import { strings } from '../words/strings.ts';
import { openLoaded } from '../ui/lazy-part.tsx';
import { toast, type ToastContent } from '../ui/toast-store.ts';
import { type Input, useInput } from './use-input.ts';

type MediaKind = 'image' | 'video';
/** Builds the new content of the text box: the new words alone, or after what is there. */
type Place = (words: string) => string;

/** Loaded before the dialog opens (`openLoaded`): a lazy part that fails stays missing until the page is reloaded. */
export const loadFillDialog = (): Promise<typeof fillDialog> => import('../features/input/components/fill-dialog.tsx');

export const loadInterviewDialog = (): Promise<typeof interviewDialog> =>
  import('../features/interview/components/interview-dialog.tsx');

export type Home = {
  status: ReturnType<typeof useStatus>;
  model: ProviderId;
  modelLabel: string;
  chooseModel: (model: ProviderId) => void;
  analysis: Analysis;
  input: Input;
  isExtracting: boolean;
  /**
   * Set while a dialog asks the visitor whether an extracted document, or an interview, replaces the text in the box or
   * is added to it.
   */
  filling: { source: fillDialog.FillSource; replace: () => void; add: () => void; cancel: () => void } | undefined;
  interview: {
    isOpen: boolean;
    open: () => void;
    close: () => void;
    /** Puts the answers into the text box and says so. */
    finish: (answers: string, content: ToastContent) => void;
  };
  /** Repeats the failed run, with another model if one is given. */
  retry: (other?: ProviderId) => void;
  pickType: (type: InputType) => void;
  pickAssessment: (pick: MatrixPick) => void;
  takeFiles: (files: File[]) => void;
  browse: () => void;
  analyzeText: (framework: string) => void;
  analyzeMedia: (framework: string) => void;
  uploadDocument: () => void;
  documentMbti: () => void;
  askForDocument: () => void;
  goOn: (analysisId: string) => void;
};

/** The visitor's actions on the page and their effects. */
export function useHome(session: Session, { isShared, leaving }: { isShared: boolean; leaving: AbortSignal }): Home {
  const status = useStatus();
  const [chosenModel, chooseModel] = useState<ProviderId>();
  const [isExtracting, setIsExtracting] = useState(false);
  const [filling, setFilling] = useState<{ source: fillDialog.FillSource; fill: (place: Place) => void }>();
  const [isInterviewing, setIsInterviewing] = useState(false);
  const model = pickModel(chosenModel, status?.models);
  const input = useInput();
  const analysis = useAnalysis(session, {
    labelOf,
    isShared,
    leaving,
    onAccepted(request) {
      if (request.type === 'text') keepDraft('text', '');
    },
    onDone(request) {
      if (request?.type === 'text') input.setText('');
      if (request?.type === 'media') input.markAnalysed();
    },
    onFailed(request) {
      if (request?.type === 'media') input.removePreview();
      if (request?.type === 'text') keepDraft('text', input.text);
    },
  });
  const run = (request: RunRequest): void => void analysis.run(request, model);

  function analyzeText(
    framework: string,
    missing: { title: string; description: string } = strings.toast.noText,
  ): void {
    if (input.text.trim() === '') toast({ ...missing, variant: 'destructive' });
    else run({ type: 'text', framework, content: input.text });
  }

  function takeMedia(file: File, kind: MediaKind, mode: MatrixPick | undefined): void {
    input.showMedia(file, kind);
    run({ type: 'media', kind, framework: mode?.kind === kind ? mode.framework : 'general', file });
  }

  function takeDocument(file: File, framework: 'general' | 'mbti'): void {
    input.showDocument(file);
    run({ type: 'document', framework, file });
  }

  /** Files that were dropped, pasted or picked: the current mode decides the framework for an image or video. */
  function takeFiles(files: File[], documentsAs: 'general' | 'mbti' = 'general'): void {
    const route = routeFiles(files);
    if ('refused' in route) toast({ ...route.refused, variant: 'destructive' });
    else if (route.to === 'document') takeDocument(route.file, documentsAs);
    else takeMedia(route.file, route.to, input.mode);
  }

  async function pickMedia(kind: MediaKind, mode: MatrixPick | undefined): Promise<void> {
    const file = await pickFile(accept[kind]);
    if (!file) return;
    const route = routeFile(file, 'media');
    if ('refused' in route) toast({ ...route.refused, variant: 'destructive' });
    else if (route.to !== 'document') takeMedia(file, route.to, mode);
  }

  async function pickDocument(framework: 'general' | 'mbti'): Promise<void> {
    const file = await pickFile(accept.document);
    if (file) takeFiles([file], framework);
  }

  function pickType(type: InputType): void {
    if (type === 'document') return void pickDocument('general');
    if (type === 'text-mbti') return analyzeText('mbti');
    const kind: MediaKind = type.startsWith('image') ? 'image' : 'video';
    const mode = type.endsWith('mbti') ? { framework: 'mbti', kind } : undefined;
    input.setMode(mode);
    void pickMedia(kind, mode);
  }

  function pickAssessment(pick: MatrixPick): void {
    const { framework, kind } = pick;
    input.setMode(pick);
    if (kind === 'text') return analyzeText(framework, strings.toast.noTextBelow);
    if (input.media?.kind === kind) return run({ type: 'media', kind, framework, file: input.media.file });
    if (framework === 'bigfive') return void pickMedia(kind, pick);
    toast({
      ...strings.toast.noData[kind],
      variant: 'destructive',
      action: {
        label: strings.chooseFile[kind],
        altText: strings.chooseFile[kind],
        onPress: () => void pickMedia(kind, pick),
      },
    });
  }

  function analyzeMedia(framework: string): void {
    const { media, preview } = input;
    if (media) return run({ type: 'media', kind: media.kind, framework, file: media.file });
    if (preview && preview.type !== 'document')
      toast({ ...strings.toast.noData[preview.type], variant: 'destructive' });
  }

  async function uploadDocument(): Promise<void> {
    const file = await pickFile(accept.document);
    if (!file) return;
    const route = routeFile(file, 'extraction');
    if ('refused' in route) return void toast({ ...route.refused, variant: 'destructive' });
    if (input.text.trim() === '') await extract(file, (words) => words);
    else
      openLoaded(loadFillDialog, () => setFilling({ source: 'document', fill: (place) => void extract(file, place) }));
  }

  function finishInterview(answers: string, content: ToastContent): void {
    const fill = (place: Place): void => {
      setFilling(undefined);
      input.setText(place(answers));
      if (!input.isTextShown) input.toggleText();
      keepDraft('interview', '');
      toast(content);
    };
    if (input.text.trim() === '') fill((words) => words);
    else openLoaded(loadFillDialog, () => setFilling({ source: 'answers', fill }));
  }

  async function extract(file: File, place: Place): Promise<void> {
    setFilling(undefined);
    setIsExtracting(true);
    toast(strings.toast.extracting);
    try {
      const { extractText } = await import('../features/analysis/api/extract-text.ts');
      input.setText(place(await extractText(file, { signal: leaving })));
      toast(strings.toast.extracted);
    } catch (error) {
      if (leaving.aborted) return;
      console.error(error);
      void showFailure('extract', strings.toast.extractionFailed, error);
    } finally {
      setIsExtracting(false);
    }
  }

  return {
    status,
    model,
    modelLabel: modelName(model),
    chooseModel,
    analysis,
    input,
    isExtracting,
    filling: filling && {
      source: filling.source,
      replace: () => filling.fill((words) => words),
      add: () => filling.fill((words) => `${input.text.trimEnd()}\n\n${words}`),
      cancel: () => setFilling(undefined),
    },
    interview: {
      isOpen: isInterviewing,
      open: () =>
        openLoaded(
          async () => (await loadInterviewDialog()).loadInterviewWords(),
          () => setIsInterviewing(true),
        ),
      close: () => setIsInterviewing(false),
      finish: finishInterview,
    },
    pickType,
    pickAssessment,
    takeFiles,
    browse: () => void pickFile(accept.any).then((file) => file && takeFiles([file])),
    analyzeText,
    analyzeMedia,
    retry(other = model) {
      const request = analysis.failure?.request;
      if (!request) return;
      chooseModel(other);
      if (request.type === 'media' && request.file instanceof File) input.showMedia(request.file, request.kind);
      void analysis.run(request, other);
    },
    goOn: (analysisId: string) => run({ type: 'rest', framework: 'general', analysisId }),
    uploadDocument: () => void uploadDocument(),
    documentMbti: () => void pickDocument('mbti'),
    askForDocument: () => void toast(strings.toast.reUpload),
  };
}
