export { countWords } from '@app/document/count-words';
export { answerSchema } from './ask/answer-schema.ts';
export { buildLanguageLine } from './ask/build-language-line.ts';
export { detectLang } from './plan/detect-lang.ts';
export { wrapMaterial, buildInstructions } from './ask/build-instructions.ts';
export { buildPassagesTask, buildReadingsTask } from './ask/build-task.ts';
export { buildLetterTask } from './letter/ask-letter.ts';
export { buildLastReaderTask, lastReadingSchema } from './letter/ask-last-reader.ts';
export { listRefused } from './letter/check-letter.ts';
export { isWholeLastReading } from './letter/mend-letter.ts';
export { digestPieces, PieceReading, checkPiece } from './ask/piece-reading.ts';
export { buildComparison, type Compared } from './compare/build-comparison.ts';
export { comparisonBlocks } from './compare/comparison-blocks.ts';
export { buildMirror } from './mirror/build-mirror.ts';
export { mirrorBlocks } from './mirror/mirror-blocks.ts';
export { checkEvidence } from './check/check-evidence.ts';
export { openContext, type ReportContext } from './check/check-report.ts';
export { cleanText } from './check/clean-text.ts';
export { detectCrisisLevel } from './check/crisis.ts';
export { renderCrisisCard } from './render/help-block.ts';
export { renderBlocks } from './render/report-blocks.ts';
export { prepareText, type PreparedText } from './check/prepare-text.ts';
export { prepareSource, sliceSource, findQuote, type FoldedSource } from './check/find-quote.ts';
export { parseJson } from './check/json-reader.ts';
export { createModelProse } from './check/model-prose.ts';
export { createQuotationRule } from './check/quotations.ts';
export { withholdForbidden } from './check/vocabulary.ts';
export { findCompleteFields, isWholeAnswer } from './check/whole-answer.ts';
export { sentencesOfAnswer, sentencesOfText, textWithoutSentences, withoutSentences } from './check/review-answer.ts';
export { buildSentenceCheck, readSentenceCheck } from './check/second-reader.ts';
export type { SmallRequest } from './check/small-request.ts';
export { buildTriage, raiseByTriage, readTriage, type Triage } from './check/triage.ts';
export { readStatedAge, renderUnder18Notice } from './check/under-18.ts';
export {
  createNoticer,
  draftBlocks,
  finishDraft,
  hasAnything,
  isRowMissing,
  lettersOf,
  openDraft,
  raiseDraft,
  type ReportDraft,
} from './report-draft.ts';
export { findBankFollowUp, buildFollowUp, FOLLOW_UP_VERSION } from './interview/build-follow-up.ts';
export { checkFollowUp } from './interview/check-follow-up.ts';
export { buildObservationInstructions, buildObservationSchema } from './observe/observation-schema.ts';
export { checkObservation, type Observation } from './observe/observation.ts';
export { openMedia } from './observe/open-media.ts';
export { type Transcript, planMedia, spokenIn } from './observe/plan-media.ts';
export { profilesOf } from './observe/profiles-of.ts';
export { choosePieces, isLong, MAX_PIECES, type Piece, cutBefore } from './plan/choose-pieces.ts';
export { FIRST_PART_NUMBER, kindOfPart, lastReaderPart, letterParts, type Part, planRows } from './plan/plan-parts.ts';
export { type Plan, planReading, isAnythingAsked } from './plan/plan-reading.ts';
export { quotesOf, type Report, type Evidence } from './report.ts';
