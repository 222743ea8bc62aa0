/** Files whose download has just been started. */
const starting = new Set<Blob>();

/** Downloads a file. The second press of a double click saves nothing. */
export function saveFile(file: Blob, name: string): void {
  if (starting.has(file)) return;
  starting.add(file);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers lose the download if the URL is revoked immediately; after one second it has started.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
    starting.delete(file);
  }, 1_000);
}
