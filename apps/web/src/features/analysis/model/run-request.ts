/** What the visitor asks for. `general` is the analysis without a test model. */
export type RunRequest =
  | { type: 'text'; framework: string; content: string }
  | { type: 'document'; framework: 'general' | 'mbti'; file: File }
  /** What is missing in a partial report. */
  | { type: 'rest'; framework: 'general'; analysisId: string }
  | { type: 'media'; kind: 'image' | 'video'; framework: string; file: Blob };

export function isGeneralMedia(request: RunRequest | undefined): boolean {
  return request?.type === 'media' && request.framework === 'general';
}
