/** The reply to `POST /audio/transcriptions`, made from the length of what was sent. */
export function createTranscription(bytes: number): object {
  const seconds = Math.max(1, Math.round(bytes / 16_000));
  const text = `Simulated transcript of a recording of about ${seconds} seconds.`;
  return {
    task: 'transcribe',
    language: 'english',
    duration: seconds,
    text,
    segments: [
      {
        id: 0,
        seek: 0,
        start: 0,
        end: seconds,
        text,
        tokens: [],
        temperature: 0,
        avg_logprob: -0.2,
        compression_ratio: 1,
        no_speech_prob: 0,
      },
    ],
    usage: { type: 'duration', seconds },
  };
}
