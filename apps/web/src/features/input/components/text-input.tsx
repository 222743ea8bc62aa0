import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { strings } from '../../../strings/en.ts';
import { toast } from '../../../ui/toast-store.ts';
import { WordMeter } from './word-meter.tsx';

type Props = {
  text: string;
  busy: boolean;
  /** Shown in place of the word count while an analysis runs. */
  progress: ReactNode;
  onChange: (text: string) => void;
  onAnalyze: (text: string) => void;
};

export function TextInput({ text, busy, progress, onChange, onAnalyze }: Props): ReactNode {
  const titleId = useId();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') toast({ ...strings.toast.noText, variant: 'destructive' });
    else onAnalyze(text);
    hideTouchKeyboard();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="card flex min-h-0 flex-1 flex-col has-[textarea:focus-visible]:border-accent has-[textarea:focus-visible]:ring-1 has-[textarea:focus-visible]:ring-accent"
    >
      <header className="flex min-h-12 items-center border-b border-line px-4">
        <h2 id={titleId} className="text-sm font-semibold">
          {strings.input.title}
        </h2>
      </header>
      <form className="flex flex-1 flex-col" onSubmit={submit}>
        <textarea
          aria-label={strings.input.label}
          value={text}
          readOnly={busy}
          rows={6}
          placeholder={strings.input.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={submitOnEnter}
          className="scroll-thin min-h-40 w-full flex-1 resize-none bg-transparent px-4 py-3 leading-6 placeholder:text-faint outline-none read-only:text-muted"
        />
        <div className="flex min-h-10 items-center gap-2 px-4 text-xs text-faint">
          {busy ? progress : <WordMeter text={text} />}
        </div>
        <div className="flex items-center gap-3 p-3 sm:ps-4">
          <p className="flex-1 text-xs text-faint max-sm:hidden">{strings.input.keys}</p>
          <button type="submit" disabled={busy} className="btn btn-primary px-4 max-sm:flex-1">
            {strings.input.submit}
          </button>
        </div>
      </form>
    </section>
  );
}

function hideTouchKeyboard(): void {
  const { activeElement } = document;
  if (matchMedia('(pointer: coarse)').matches && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Enter that ends an input method's composition chooses a word; it does not submit. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
