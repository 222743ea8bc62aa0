import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const CONTROLS = 'button, input, select, textarea';
const parts = new Map<string, ChildNode[]>();

/** The shell's DOM nodes of a part; they stay visible until the part itself is loaded. */
export const shellPart = (name: string): ChildNode[] | undefined => parts.get(name);

/**
 * Call before the app replaces the shell that was rendered at build time. Call the returned function when the app is in
 * place: it replays typed text, the last click and the focus in the app.
 */
export function removeShell(root: HTMLElement): () => void {
  const isShown = !('hidesShell' in document.documentElement.dataset);
  for (const part of isShown ? root.querySelectorAll<HTMLElement>('[data-part]') : [])
    parts.set(part.dataset['part'] ?? '', [...part.childNodes]);
  const replay = replayEarlyInput(root);
  return () => {
    delete root.dataset['shell'];
    delete document.documentElement.dataset['hidesShell'];
    replay(root);
  };
}

/** Returns a function that repeats the typed text, the last click and the focus of `here` in another element. */
export function replayEarlyInput(here: Element): (there: Element) => void {
  const controls = [...here.querySelectorAll<Control>(CONTROLS)];
  let focused = here.contains(document.activeElement) ? document.activeElement : null;
  const onFocus = ({ target }: Event): void => void (focused = target as Element);
  here.addEventListener('focusin', onFocus);
  return (there) => {
    here.removeEventListener('focusin', onFocus);
    const same = (old: Element): Control | undefined =>
      [...there.querySelectorAll<Control>(CONTROLS)].find((each) => nameOf(each) === nameOf(old));
    const touched = controls.filter((control) => 'touched' in control.dataset);
    for (const box of touched) if (box instanceof HTMLTextAreaElement) type(box, same(box));
    if (focused && !focused.isConnected && document.activeElement === document.body) same(focused)?.focus();
    const last = touched
      .filter((control) => !(control instanceof HTMLTextAreaElement))
      .toSorted((a, b) => Number(a.dataset['touched']) - Number(b.dataset['touched']))
      .at(-1);
    const control = last && same(last);
    if (control instanceof HTMLSelectElement) {
      control.value = last?.value ?? '';
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      // A browser opens no file chooser so long after the press; then the focus shows where to press again.
      control?.focus();
      control?.click();
    }
  };
}

/** Copies the text that was typed after the app had read the draft. */
function type(from: HTMLTextAreaElement, to: Control | undefined): void {
  if (!(to instanceof HTMLTextAreaElement)) return;
  if (to.value !== from.value) {
    // React notices a value only if it is set with the setter of the prototype.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(to, from.value);
    flushSync(() => to.dispatchEvent(new Event('input', { bubbles: true })));
  }
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Identifies a control in both trees; the text in a text box may differ. */
const nameOf = (control: Element): string =>
  [
    control.tagName,
    control.getAttribute('aria-label'),
    control.getAttribute('value'),
    control.tagName === 'TEXTAREA' ? '' : control.textContent,
  ].join(' ');
