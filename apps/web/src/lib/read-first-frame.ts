const WAIT_MS = 5_000;

/** The first frame of a video. Workers cannot play video, so this uses a detached element of the page. */
export async function readFirstFrame(clip: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(clip);
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('The clip takes too long to show')), WAIT_MS);
  video.onloadeddata = () => resolve();
  video.onerror = () => reject(new Error('The clip cannot be shown here'));
  video.src = address;
  try {
    await promise;
    return await createImageBitmap(video);
  } finally {
    clearTimeout(timer);
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
