import type { ErrorCode } from '@app/contract/errors';
import { exportFormats } from '@app/core/export/exported-report';
import type { RouteName } from './contract.ts';
import { errorGroups } from './error-groups.ts';

export type HeaderName = 'Idempotency-Key' | 'Prefer' | 'Accept' | 'Last-Event-ID';

type Operation = {
  summary: string;
  description?: string;
  /** In addition to those that follow from the shape of the route. */
  errors?: ErrorCode[];
  headers?: HeaderName[];
  /** Answers 202 at once with `Prefer: respond-async`. */
  isDeferrable?: true;
  /** Other bodies that a 200 may have in addition to, or instead of, the contract's reply. */
  streams?: true;
  files?: string[];
  /** Name of the schema of a JSON file. */
  fileSchema?: string;
};

const starts = (summary: string, errors: ErrorCode[]): Operation => ({
  summary,
  description:
    'Answers when the analysis is finished. With `Prefer: respond-async` it answers 202 at once with the id alone; ' +
    'follow the events of that id then.',
  headers: ['Idempotency-Key', 'Prefer'],
  isDeferrable: true,
  errors,
});

/** The text for each route; parameters and replies come from the contract. */
export const operations: Record<RouteName, Operation> = {
  readStatus: { summary: 'What this deployment offers' },
  listFrameworks: {
    summary: 'The assessments, what each reads and how long it takes',
    description: 'In the first language of `Accept-Language` that exists, else in English.',
  },
  readHelpLines: { summary: 'The numbers of the help card' },

  analyzeText: starts('Analyze a text', errorGroups.text),
  analyzeTextWith: starts('Analyze a text under one framework', errorGroups.text),
  analyzeDocument: starts('Analyze a PDF, DOC, DOCX or TXT file', errorGroups.document),
  analyzeDocumentMbti: starts('Analyze a document under MBTI', errorGroups.document),
  analyzeMedia: starts('Analyze a picture or a clip, for up to five people', errorGroups.media),
  analyzeImageWith: starts('Analyze a picture under one framework', errorGroups.media),
  analyzeVideoWith: starts('Analyze a clip under one framework', errorGroups.media),
  listOpenAnalyses: {
    summary: 'What is still open in a session',
    description: 'So that a reloaded page goes on where it was.',
    errors: errorGroups.owned,
  },
  followAnalysis: {
    summary: 'Follow an analysis live',
    description:
      'Server-sent events. Every event has an id; a reader that comes back with `Last-Event-ID`, to any process, gets ' +
      'what it missed. A finished analysis comes whole. The last event is `end` or `error`.',
    headers: ['Last-Event-ID'],
    streams: true,
    errors: errorGroups.owned,
  },
  cancelAnalysis: { summary: 'Stop an analysis', errors: errorGroups.owned },
  continueAnalysis: starts('Write what is missing in a partial report', errorGroups.rest),
  readSource: {
    summary: 'The text an analysis was made from, and where its quotes stand',
    description: 'The text is null for pictures and clips. Offsets count UTF-16 units.',
    errors: errorGroups.owned,
  },

  listOpinions: {
    summary: 'What a second opinion takes, and which there are',
    description: 'Says how many model calls one opinion takes and how many analyses the visitor has left today.',
    errors: errorGroups.owned,
  },
  askOpinions: {
    summary: 'Have the same material read by other models',
    description:
      'Starts one analysis of the same session for each model, on what is kept of the material; nothing is uploaded ' +
      'again, and only the models named here are asked. Each counts as an analysis. A model that is refused is named ' +
      'with its reason; when all are, the call is refused. While an opinion of a model is under way, asking it again ' +
      'gives the same one. Pictures and clips: every model reads the description made for the first report.',
    headers: ['Idempotency-Key'],
    errors: errorGroups.opinion,
  },
  askFollowUp: {
    summary: 'One short follow-up to an answer in the interview',
    description:
      'Takes one answer and gives one question about it, written by the named model or, where that has none that passes ' +
      'the checks, taken from the bank. Nothing is kept. Counts as a question in the chat. An answer that calls for help, ' +
      'or comes from a writer under eighteen, gets `notice` instead and goes to no model.',
    errors: errorGroups.followUp,
  },
  readComparison: {
    summary: 'Readings of one framework side by side',
    description:
      'Takes 2 to 8 ids of own analyses with commas between them: of several models, of one model more than once, or of ' +
      'different material. An analysis that failed or is being written has an empty column.',
    errors: errorGroups.owned,
  },
  downloadComparison: {
    summary: 'A comparison as a file',
    files: [exportFormats.pdf.contentType, exportFormats.docx.contentType, 'text/markdown; charset=utf-8'],
    fileSchema: 'ComparisonFile',
    errors: errorGroups.owned,
  },

  readSelfAnswers: {
    summary: 'What the visitor answered about themselves, beside a report',
    description:
      'The answers belong to the session. With all 20 and a finished Big Five report, `mirror` sets both on one scale, ' +
      'counted by the published key of the Mini-IPIP.',
    errors: errorGroups.owned,
  },
  saveSelfAnswers: {
    summary: 'Answer statements about oneself',
    description:
      'Keeps these answers beside those given before; the later answer to a statement counts. Sealed like words, gone ' +
      'with the session, never part of a request to a model.',
    errors: errorGroups.owned,
  },

  extractText: { summary: 'The text of a document; nothing is kept', errors: errorGroups.extract },
  listMessages: {
    summary: 'The reports and the talk of a session',
    description: 'A label the caller has nothing under is an empty list.',
  },
  chat: {
    summary: 'Ask about an analysis of a session',
    description:
      '`analysisId` names the analysis that is asked about; without it, the newest. With `shareId` the question is about a shared report: a copy of it comes into the session first. ' +
      'Answers with the question and the reply, or streams the reply as events under `Accept: text/event-stream`; ' +
      '`Content-Location` then names the stream to come back to.',
    headers: ['Idempotency-Key', 'Accept'],
    streams: true,
    errors: errorGroups.chat,
  },

  shareAnalysis: {
    summary: 'Mail a link to a read-only copy',
    description: 'Takes the id of an own analysis, or of a copy one was sent: then the same link is passed on.',
    errors: errorGroups.share,
  },
  readSharedAnalysis: { summary: 'Read a shared copy', errors: errorGroups.owned },
  listSharedLinks: { summary: 'The links this visitor has sent' },
  revokeSharedLink: { summary: 'Close a link this visitor has sent', errors: errorGroups.owned },
  downloadAnalysis: {
    summary: 'A report as a file',
    description:
      'Takes the id of an own analysis or of a share. `png` and `svg` are a picture of 1080 by 1350 to share. JSON and ' +
      'Markdown are answered at once; every other format counts under the hourly limit. `Content-Disposition` names the ' +
      'file after the title the owner gave it, otherwise after the framework and the day.',
    files: [...Object.values(exportFormats).map(({ contentType }) => contentType), 'text/markdown; charset=utf-8'],
    fileSchema: 'ReportFile',
    errors: errorGroups.picture,
  },
  listPictureQuotes: {
    summary: 'The quotes a picture of a report may hold',
    description:
      'Takes the id of an own analysis or of a share. No picture is made of a report that begins with help lines, or of ' +
      'one about several people.',
    errors: errorGroups.file,
  },
  clearSession: {
    summary: 'Destroy everything of a session',
    description:
      'The key goes first; then rows, live streams and files. With `all`, every session of the visitor goes. The answer ' +
      'that clears the last one brings a new cookie.',
  },
  listSessions: { summary: 'The sessions this visitor has, the newest first' },
};

/** Notes on fields whose names are not self-explanatory, keyed by `Schema.field` or by field name. */
export const fieldNotes: Record<string, string> = {
  'Message.kind': 'Tells a report from an answer in the chat.',
  'Message.opening': 'The first words of the text a report was made from, as a name for it.',
  'Message.isNotice': 'Fixed words in place of a report: nothing was read or kept of the text.',
  'Status.sendgrid': 'True when analyses can be shared by e-mail.',
  'Status.simulated': 'True when the models are the simulator.',
  'Status.models': 'The models on offer.',
  'Status.sees': 'The models that take pictures; the first looks for one that does not.',
  'Status.hears': 'True when speech in a clip is written down.',
  'AnalysisReply.analysisInsights': 'The same value as `personalityInsights`.',
  'SharedLink.linkId': 'Names the link to its owner; it opens nothing.',
  'AnalysisSummary.kind': 'A reply in the chat is open work, too.',
  sessionId:
    'A label the caller chooses, 1 to 128 printable characters. It names rows and opens nothing without the cookie.',
  selectedModel: 'Which model writes. The status tells which one looks at pictures where this one does not.',
  framework: 'The id of an assessment, such as `bigfive`.',
  content: 'The words themselves.',
  textContent: 'Another name for `content`.',
  message: 'Another name for `content`.',
  fileName: 'What the caller believes; the content decides.',
  fileType: 'What the caller believes; the content decides.',
  mediaType: 'What the caller believes; the content decides.',
  maxPeople: 'How many people are written about; digits as text count as the number.',
  format: 'In upper or lower case.',
  quote: 'For a picture: the place of its quote in the list of quotes, from 0. Without it the picture has none.',
  analysisIds: 'Ids with commas between them.',
  models: 'Each model once.',
  preview: 'A small JPEG of the own picture, to be seen beside the copy.',
};

/** A description of each event type. */
export const eventNotes: Record<string, string> = {
  progress: 'How far it is.',
  noticed: 'A passage the model noticed first, found in the source at these offsets. It gives way to the text.',
  'text-delta': 'A piece of the text; `offset` is the length of the text before it.',
  blocks: 'Blocks of a report from the place `at` on: each replaces the one at its place, or follows the last.',
  snapshot: 'The whole text so far: it replaces what the reader has.',
  restart: 'A new attempt began: the text so far is void.',
  end: 'The analysis is finished and stored as this message.',
  error: 'The analysis failed.',
  reconnect: 'This server closes; open the stream again.',
};
