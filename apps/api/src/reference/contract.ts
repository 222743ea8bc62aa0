import * as analyses from '@app/contract/analyses';
import * as chat from '@app/contract/chat';
import * as comparisons from '@app/contract/comparisons';
import * as documents from '@app/contract/documents';
import * as downloads from '@app/contract/downloads';
import { ErrorCode } from '@app/contract/errors';
import { AnalysisEvent } from '@app/contract/events';
import { AnalysisId, IdempotencyKey, SessionLabel } from '@app/contract/ids';
import * as frameworks from '@app/contract/frameworks';
import * as interview from '@app/contract/interview';
import * as messages from '@app/contract/messages';
import { ProviderId } from '@app/contract/models';
import * as opinions from '@app/contract/opinions';
import { ReportFile } from '@app/contract/report-file';
import type { Route } from '@app/contract/route';
import * as selfAnswers from '@app/contract/self-answers';
import * as session from '@app/contract/session';
import * as sharing from '@app/contract/sharing';
import * as helpLines from '@app/contract/help-lines';
import * as status from '@app/contract/status';
import type { z } from 'zod';

/** The topics in reading order; each is a file of the contract. */
const topics = {
  status,
  frameworks,
  helpLines,
  analyses,
  opinions,
  comparisons,
  selfAnswers,
  documents,
  interview,
  messages,
  chat,
  sharing,
  downloads,
  session,
} as const;

type RoutesOf<Module> = { [Name in keyof Module]: Module[Name] extends Route ? Name : never }[keyof Module];

/** The name of every contract route, so that the types demand documentation for each. */
export type RouteName = { [Topic in keyof typeof topics]: RoutesOf<(typeof topics)[Topic]> }[keyof typeof topics];

export type NamedRoute = { name: RouteName; topic: string; route: Route };

export const contractRoutes: NamedRoute[] = Object.entries(topics).flatMap(([topic, module]) =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    isRoute(value) ? [{ name: name as RouteName, topic, route: value }] : [],
  ),
);

/** Schemas that get a name in the document wherever they occur. */
export const namedSchemas: Record<string, z.ZodType> = {
  AnalysisEvent,
  AnalysisId,
  AnalysisReply: analyses.AnalysisReply,
  AnalysisStatus: analyses.AnalysisStatus,
  AnalysisSummary: analyses.AnalysisSummary,
  AskedOpinion: opinions.AskedOpinion,
  ComparedCell: comparisons.ComparedCell,
  ComparedColumn: comparisons.ComparedColumn,
  ComparedLens: comparisons.ComparedLens,
  ComparedQuote: comparisons.ComparedQuote,
  ComparedRow: comparisons.ComparedRow,
  Comparison: comparisons.Comparison,
  ComparisonFile: comparisons.ComparisonFile,
  DownloadFormat: downloads.DownloadFormat,
  ErrorCode,
  FollowUp: interview.FollowUp,
  FollowUpAsker: interview.FollowUpAsker,
  FrameworkSummary: frameworks.FrameworkSummary,
  GivenAnswer: selfAnswers.GivenAnswer,
  IdempotencyKey,
  Insights: analyses.Insights,
  Message: messages.Message,
  Mirror: selfAnswers.Mirror,
  MirrorRow: selfAnswers.MirrorRow,
  Opinion: opinions.Opinion,
  Opinions: opinions.Opinions,
  Profile: analyses.Profile,
  ProviderId,
  ReportFile,
  SelfAnswers: selfAnswers.SelfAnswers,
  SessionLabel,
  ShareId: sharing.ShareId,
  SharedAnalysis: sharing.SharedAnalysis,
  SharedLink: sharing.SharedLink,
  SourceQuote: analyses.SourceQuote,
  Status: status.Status,
};

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
