/** The place of a sealed value. The vault uses it as associated data, so a value moved to another row does not open. */
export const inputContext = (analysisId: string): string => `analyses.input:${analysisId}`;
export const preparedContext = (analysisId: string): string => `analyses.prepared:${analysisId}`;
export const reportContext = (analysisId: string): string => `analyses.report:${analysisId}`;
export const messageContext = (messageId: string): string => `messages:${messageId}`;
export const eventContext = (analysisId: string): string => `events:${analysisId}`;
export const partContext = (analysisId: string, part: number): string => `piece_readings:${analysisId}:${part}`;
export const selfAnswersContext = (sessionId: string): string => `self_answers:${sessionId}`;
export const perceptionContext = (sessionId: string, sense: string, provider: string): string =>
  `perceptions:${sessionId}:${sense}:${provider}`;
