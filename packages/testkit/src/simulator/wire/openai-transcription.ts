import { createHash } from 'node:crypto';

import { z } from 'zod';

/** A request to `POST /audio/transcriptions`; only the size and hash of the recording are kept. */
export type TranscriptionAsk = {
  fields: Record<string, string[]>;
  file: { name: string; mediaType: string; bytes: number; sha256: string } | undefined;
  durationSeconds: number;
  /** The message of the 400 that the provider would answer. */
  flaw: string | undefined;
};

const formats = /\.(flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/i;
const Form = z.instanceof(FormData);

export async function readTranscriptionAsk(bytes: Buffer, contentType: string): Promise<TranscriptionAsk> {
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
  const form = await body
    .formData() // oxlint-disable-line typescript/no-deprecated -- only tests send here, and nothing has to be streamed
    .then((read) => Form.parse(read))
    .catch(() => new FormData());
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form.entries()) if (typeof value === 'string') (fields[name] ??= []).push(value);
  const sent = form.get('file');
  if (!(sent instanceof File)) return { fields, file: undefined, durationSeconds: 0, flaw: 'file is required' };

  const audio = Buffer.from(await sent.arrayBuffer());
  const sha256 = createHash('sha256').update(audio).digest('hex');
  return {
    fields,
    file: { name: sent.name, mediaType: sent.type, bytes: audio.length, sha256 },
    durationSeconds: measureSeconds(audio),
    flaw: findFlaw(fields, sent.name, audio.length),
  };
}

/** The response: one segment per sentence, with a duration in proportion to its length. */
export function createTranscription({ durationSeconds }: TranscriptionAsk, speech: string): object {
  const text = speech.trim();
  return {
    task: 'transcribe',
    language: 'english',
    duration: durationSeconds,
    text,
    segments: createSegments(text, durationSeconds),
    usage: { type: 'duration', seconds: Math.ceil(durationSeconds) },
  };
}

function findFlaw(fields: Record<string, string[]>, fileName: string, bytes: number): string | undefined {
  if (fields['model'] === undefined) return 'you must provide a model parameter';
  if (!formats.test(fileName)) return 'Invalid file format.';
  if (bytes === 0) return 'Audio file is too short. Minimum audio length is 0.1 seconds.';
  if (fields['response_format']?.[0] !== 'verbose_json') return 'the simulator answers only verbose_json';
  return undefined;
}

function createSegments(text: string, durationSeconds: number): object[] {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');
  const perCharacter = durationSeconds / Math.max(1, sentences.join('').length);
  let start = 0;
  return sentences.map((sentence, id) => {
    const from = start;
    start += sentence.length * perCharacter;
    return {
      id,
      seek: 0,
      start: round(from),
      end: round(start),
      text: ` ${sentence}`,
      tokens: [],
      temperature: 0,
      avg_logprob: -0.2,
      compression_ratio: 1,
      no_speech_prob: 0,
    };
  });
}

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

const bitratesKbps = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const OTHERWISE_BYTES_PER_SECOND = 16_000;

/** Computed from the first frame of a constant-bitrate MP3; anything else is treated as raw audio. */
function measureSeconds(audio: Buffer): number {
  const at = audio.findIndex((byte, index) => byte === 0xff && ((audio[index + 1] ?? 0) & 0xe6) === 0xe2);
  const isMpeg1 = ((audio[at + 1] ?? 0) & 0x18) === 0x18;
  const kbps = bitratesKbps[isMpeg1 ? 'mpeg1' : 'mpeg2'][(audio[at + 2] ?? 0) >> 4] ?? 0;
  const bytesPerSecond = at >= 0 && kbps > 0 ? (kbps * 1000) / 8 : OTHERWISE_BYTES_PER_SECOND;
  return Math.max(0.1, round(audio.length / bytesPerSecond));
}
