/** The place of a sealed value. The vault uses it as associated data, so a value moved to another row does not open. */
export const inputPlace = (analysisId: string): string => `analyses.input:${analysisId}`;
export const preparedPlace = (analysisId: string): string => `analyses.prepared:${analysisId}`;
export const reportPlace = (analysisId: string): string => `analyses.report:${analysisId}`;
export const messagePlace = (messageId: string): string => `messages:${messageId}`;
export const eventPlace = (analysisId: string): string => `events:${analysisId}`;
export const partPlace = (analysisId: string, part: number): string => `piece_readings:${analysisId}:${part}`;
export const perceptionPlace = (sessionId: string, sense: string, provider: string): string =>
  `perceptions:${sessionId}:${sense}:${provider}`;
