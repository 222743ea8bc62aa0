import type { Profile } from '@app/contract/analyses';
import type { Message } from '@app/contract/messages';

type AnyInsights = string | { analysis?: string; individualProfiles?: Profile[] };
export type AnsweredReply = {
  analysisId: string;
  messages: Message[];
  personalityInsights?: AnyInsights | null;
  analysisInsights?: AnyInsights | null;
};
type Context = { sessionId: string; isGeneralMedia: boolean };

/** The messages of the reply or, if it has none, one message built from its insights. */
export function messagesOf(reply: AnsweredReply, context: Context): Message[] {
  if (reply.messages.length > 0) return reply.messages;
  const message = buildMessage(reply, context);
  return message ? [message] : [];
}

function buildMessage(reply: AnsweredReply, { sessionId, isGeneralMedia }: Context): Message | undefined {
  const { analysisId } = reply;
  const insights = reply.personalityInsights ?? reply.analysisInsights;
  if (!analysisId || !insights) return undefined;
  const content = contentOf(insights, isGeneralMedia);
  if (content.trim() === '') return undefined;
  const createdAt = new Date().toISOString();
  return { id: analysisId, analysisId, sessionId, role: 'assistant', kind: 'analysis', content, createdAt };
}

function contentOf(insights: AnyInsights, isGeneralMedia: boolean): string {
  if (typeof insights === 'string') return insights;
  if (insights.analysis) return insights.analysis;
  const { individualProfiles: profiles = [] } = insights;
  return isGeneralMedia && profiles.length > 0 ? reportOf(profiles) : '';
}

function reportOf(profiles: Profile[]): string {
  const people = profiles.flatMap(({ summary, detailed_analysis: sections }, index) => [
    `## Person ${index + 1}`,
    summary,
    ...Object.entries(sections).flatMap(([name, text]) => [`### ${sectionName(name)}`, text]),
  ]);
  return ['# Personality Analysis', ...people].filter(Boolean).join('\n\n');
}

function sectionName(key: string): string {
  return key.replaceAll('_', ' ').replaceAll(/(?<!\S)\S/gu, (letter) => letter.toUpperCase());
}
