/** The browser's own `fetch`, which tests replace. */
const load = fetch;

/** A PNG. `toDataURL` encodes at once; `convertToBlob` may wait a second for an idle moment. */
export async function drawPicture(width: number, height: number, what: 'noise' | 'plain' | 'clear'): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (what === 'plain') context?.fillRect(0, 0, width / 2, height / 2);
  if (what === 'noise') context?.putImageData(makeNoise(width, height), 0, 0);
  return (await load(canvas.toDataURL())).blob();
}

function makeNoise(width: number, height: number): ImageData {
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536) {
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  }
  return pixels;
}
