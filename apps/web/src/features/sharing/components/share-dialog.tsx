import { type ReactNode, type SubmitEvent, useId } from 'react';
import { strings } from '../../../words/strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Media } from '../../../lib/make-preview.ts';
import { type ShareField, shareFields } from '../model/share-form.ts';
import { usePreview } from '../model/use-preview.ts';
import { useShare } from '../model/use-share.ts';
import { SharedLinks } from './shared-links.tsx';

const AUTOCOMPLETE: Record<ShareField, string> = { senderEmail: 'email', recipientEmail: 'off' };

type Props = {
  analysisId: string | undefined;
  /** What is shared, as lists of reports name it. */
  report?: { title: string; details: string } | undefined;
  /** The image or video the analysis was made from, if any. */
  media?: Media | undefined;
  labelOf: (framework: string) => string;
  onClose: () => void;
};

export function ShareDialog({ analysisId, report, media, labelOf, onClose }: Props): ReactNode {
  const preview = usePreview(media);
  const { form, invalid, isPending, cancel, change, submit } = useShare({
    analysisId,
    preview: preview.made,
    onShared: onClose,
  });

  function trySubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [first] = submit();
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <Dialog
      title={strings.sharing.title}
      description={strings.sharing.text}
      closeLabel={strings.sharing.close}
      onClose={onClose}
    >
      {report && (
        <p className="mt-3 rounded-md bg-surface-2 px-3 py-2">
          <span dir="auto" className="line-clamp-2 text-sm font-medium break-words">
            {report.title}
          </span>
          <span className="block text-xs text-muted">{report.details}</span>
        </p>
      )}
      <form noValidate className="mt-4 space-y-4" onSubmit={trySubmit}>
        {shareFields.map((field) => (
          <EmailField
            key={field}
            name={field}
            value={form[field]}
            isInvalid={invalid.includes(field)}
            onChange={(text) => change(field, text)}
          />
        ))}
        {media && preview.url && (
          <p className="flex items-center gap-3 text-sm text-muted">
            <img src={preview.url} alt="" className="size-11 shrink-0 rounded-md border border-line object-cover" />
            {strings.sharing.preview[media.kind]}
          </p>
        )}
        {/* Stays focusable while sending: a disabled button would lose keyboard focus. */}
        <button
          type="submit"
          aria-disabled={isPending}
          className="btn btn-primary min-h-10 w-full aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          {isPending ? strings.sharing.sending : strings.sharing.submit}
        </button>
        {cancel && (
          <div className="flex items-center justify-between gap-3">
            <p role="status" className="text-sm text-pretty text-muted">
              {strings.puzzle}
            </p>
            <button type="button" className="btn btn-line" onClick={cancel}>
              {strings.sharing.cancel}
            </button>
          </div>
        )}
      </form>
      <SharedLinks labelOf={labelOf} />
    </Dialog>
  );
}

type FieldProps = { name: ShareField; value: string; isInvalid: boolean; onChange: (text: string) => void };

function EmailField({ name, value, isInvalid, onChange }: FieldProps): ReactNode {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {strings.sharing[name]}
      </label>
      <input
        id={id}
        name={name}
        type="email"
        autoComplete={AUTOCOMPLETE[name]}
        spellCheck={false}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-md aria-invalid:border-danger sm:text-base pointer-coarse:min-h-11"
      />
      {isInvalid && (
        <p id={errorId} className="mt-1.5 text-sm text-danger">
          {strings.sharing.invalidEmail}
        </p>
      )}
    </div>
  );
}
