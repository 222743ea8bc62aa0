import type { KeyboardEvent } from 'react';

const COMPOSITION_KEY_CODE = 229;

export const isTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches;

/**
 * Enter submits the form, Shift+Enter adds a line. On a touch screen Return adds a line too: there is no Shift to hold,
 * and a half-written text must not be sent. Enter during input method composition selects a word.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || isTouchScreen()) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari ends the composition before this key: only its code tells.
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY_CODE;
}
