type Options = { capture?: 'environment' | 'user' };

/**
 * Opens the browser's file picker; undefined if the visitor closes it without a choice. Browsers require a user
 * gesture.
 */
export function pickFile(accept: string, { capture }: Options = {}): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.accept = accept;
  if (capture) input.setAttribute('capture', capture);
  // Some browsers discard a picker whose input is not in the document.
  document.body.append(input);

  return new Promise((resolve) => {
    function finish(): void {
      input.remove();
      resolve(input.files?.[0]);
    }
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    input.click();
  });
}
