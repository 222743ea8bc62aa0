import { keepDraft } from './draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const CONTROLS = 'button, input, select, textarea';
const parts = new Map<string, ChildNode[]>();

/** The shell's DOM nodes of a part; they stay visible until the part itself is loaded. */
export const shellPart = (name: string): ChildNode[] | undefined => parts.get(name);

/**
 * Call before the app replaces the shell that was rendered at build time. Typed text becomes the draft; the returned
 * function replays the last click and the focus in the app.
 */
export function leaveShell(root: HTMLElement): () => void {
  const box = root.querySelector<HTMLTextAreaElement>('textarea[data-touched]');
  if (box) keepDraft('text', box.value);
  const isShown = !('hidesShell' in document.documentElement.dataset);
  for (const part of isShown ? root.querySelectorAll<HTMLElement>('[data-part]') : [])
    parts.set(part.dataset['part'] ?? '', [...part.childNodes]);
  const pass = passOn(root);
  return () => {
    delete root.dataset['shell'];
    delete document.documentElement.dataset['hidesShell'];
    pass(root);
  };
}

/** Returns a function that repeats the last click and the focus of `here` in another element. */
export function passOn(here: Element): (there: Element) => void {
  const touched = [...here.querySelectorAll<HTMLElement>('[data-touched]:not(textarea)')];
  const last = touched.toSorted((a, b) => Number(a.dataset['touched']) - Number(b.dataset['touched'])).at(-1);
  const focused = here.contains(document.activeElement) ? document.activeElement : null;
  return (there) => {
    const same = (old: Element): Control | undefined =>
      [...there.querySelectorAll<Control>(CONTROLS)].find((each) => nameOf(each) === nameOf(old));
    if (focused) same(focused)?.focus();
    const control = last && same(last);
    if (control instanceof HTMLSelectElement) {
      control.value = (last as HTMLSelectElement).value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control?.click();
  };
}

const nameOf = (control: Element): string =>
  [control.tagName, control.getAttribute('aria-label'), control.getAttribute('value'), control.textContent].join(' ');
