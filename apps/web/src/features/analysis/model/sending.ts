import { loadStates } from '../../../words/on-demand-catalogues.ts';

/** Everything needed to send a run, in one lazily loaded chunk. */
export { messagesOf } from './build-message.ts';
export { sendRun } from './send-run.ts';
export { explainFailure } from '../../../words/explain-failure.ts';

// Preloads the offline messages: if sending fails, the network may be gone.
loadStates().catch(() => {});
