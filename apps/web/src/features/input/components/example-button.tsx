import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { currentLanguage } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';
import { isTouchScreen } from '../../../ui/submit-on-enter.ts';
import { toast } from '../../../ui/toast-store.ts';

type Props = { box: RefObject<HTMLTextAreaElement | null>; onText: (text: string) => void };

/** Shown in the empty text box. The example text is loaded on click. */
export function ExampleButton({ box, onText }: Props): ReactNode {
  async function fill(): Promise<void> {
    try {
      const { exampleTextIn } = await import('@app/contract/example-texts');
      if (box.current?.value !== '') return; // The visitor has typed meanwhile.
      flushSync(() => onText(exampleTextIn(currentLanguage())));
      showBeginning(box.current);
    } catch (error) {
      console.error(error);
      toast({ ...strings.toast.exampleFailed, variant: 'destructive' });
    }
  }

  return (
    <button
      type="button"
      onClick={() => void fill()}
      className="btn absolute start-2 bottom-0 min-h-8 px-2 text-accent hover:bg-accent-soft lg:top-9 lg:bottom-auto pointer-coarse:min-h-11"
    >
      {strings.input.example}
    </button>
  );
}

function showBeginning(box: HTMLTextAreaElement): void {
  box.setSelectionRange(0, 0);
  box.scrollTop = 0;
  // Focus on a touch screen would open the keyboard over the buttons needed next.
  if (!isTouchScreen()) box.focus({ preventScroll: true });
}
