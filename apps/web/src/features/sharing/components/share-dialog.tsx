import { type ReactNode, type SubmitEvent, useId } from 'react';
import { strings } from '../../../strings/en.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ShareField, shareFields } from '../model/share-form.ts';
import { useShare } from '../model/use-share.ts';

const AUTOCOMPLETE: Record<ShareField, string> = { senderEmail: 'email', recipientEmail: 'off' };

type Props = { analysisId: string | undefined; onClose: () => void };

export function ShareDialog({ analysisId, onClose }: Props): ReactNode {
  const { form, invalid, isPending, change, submit } = useShare({ analysisId, onShared: onClose });

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
        {/* Stays focusable while it sends: a disabled button would lose the keyboard's place. */}
        <button
          type="submit"
          aria-disabled={isPending}
          className="btn btn-primary min-h-10 w-full aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          {isPending ? strings.sharing.sending : strings.sharing.submit}
        </button>
      </form>
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
