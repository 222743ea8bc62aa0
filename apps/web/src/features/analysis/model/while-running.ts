/** Everything a running analysis may need, in one chunk loaded early, because the network may fail later. */
export { failureOf } from '../../../lib/failure-of.ts';
export { followAnalysis } from '../../../lib/follow-analysis.ts';
export { stopAnalysis } from '../api/stop-analysis.ts';
