/** What an analysis on its way may need, in one file: the network may be gone when it is needed. */
export { failureOf } from '../../../lib/failure-of.ts';
export { followAnalysis } from '../../../lib/follow-analysis.ts';
export { stopAnalysis } from '../api/stop-analysis.ts';
