/** A blob as a data URL. The browser's encoder is several times faster than a loop over the bytes. */
export function readDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as string); // readAsDataURL gives a string.
  reader.onerror = () => reject(new Error('Failed to read file', { cause: reader.error }));
  reader.readAsDataURL(blob);
  return promise;
}
