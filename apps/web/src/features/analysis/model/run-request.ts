/** What the visitor requests. `general` is the analysis without a specific framework. */
export type RunRequest =
  | { type: 'text'; framework: string; content: string }
  | { type: 'document'; framework: 'general' | 'mbti'; file: File }
  /** The missing parts of a partial report. */
  | { type: 'rest'; framework: 'general'; analysisId: string }
  | { type: 'media'; kind: 'image' | 'video'; framework: string; file: Blob };

export function isGeneralMedia(request: RunRequest | undefined): boolean {
  return request?.type === 'media' && request.framework === 'general';
}
