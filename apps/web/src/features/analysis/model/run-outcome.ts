import type { FrameworkName } from '@app/words/frameworks';
import { pageFormat } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import type { ToastContent } from '../../../ui/toast-store.ts';
import { isGeneralMedia, type RunRequest } from './run-request.ts';

/** What names a run in messages: the request of one started here, the framework of one found open on load. */
export type AnalysisRun = { request: RunRequest | undefined; framework: string | undefined };
export type LabelOf = (framework: string) => string | undefined;

export function titleOf({ framework }: RunRequest, labelOf: LabelOf, now = new Date()): string {
  return strings.toast.runTitle(runLabel(framework, labelOf), pageFormat().day(now));
}

export function completionToast(framework: string | undefined, labelOf: LabelOf): ToastContent {
  return strings.toast.complete(runLabel(framework, labelOf));
}

/** The toast for a request that is refused before it is sent. */
export function refusalOf(request: RunRequest): ToastContent | undefined {
  if (request.type === 'text' && request.content.trim() === '') {
    return { title: strings.toast.failed.title, description: strings.toast.failed.textMissing, variant: 'destructive' };
  }
  if (request.type === 'media' && request.file.size === 0) {
    return { ...strings.toast.noData[request.kind], variant: 'destructive' };
  }
  return undefined;
}

export function failureToast({ request, framework = 'general' }: AnalysisRun, error: unknown): ToastContent {
  const { failed, uploadFailed, mediaFailed } = strings.toast;
  const variant = 'destructive';
  if (request?.type === 'media') {
    return { ...(isGeneralMedia(request) ? uploadFailed : mediaFailed[request.kind]), variant };
  }
  const what = nameInFailure(framework) ?? failed.what[request?.type === 'document' ? 'document' : 'text'];
  return { title: failed.title, description: readable(error) || failed.text(what), variant };
}

/** A general analysis is named after its material instead. */
function nameInFailure(framework: string): string | undefined {
  const names: Partial<Record<string, FrameworkName>> = strings.frameworks;
  const name = framework === 'general' ? undefined : names[framework];
  return name?.failed ?? name?.label;
}

/** The error of a failed connection has no message that helps a visitor. */
function readable(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : '';
}

function runLabel(framework: string | undefined, labelOf: LabelOf): string | undefined {
  return framework === undefined || framework === 'general' ? undefined : labelOf(framework);
}
