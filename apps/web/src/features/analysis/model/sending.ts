import { loadStates } from '../../../words/state-catalogues.ts';

/** What the press of a button needs, in one file. */
export { messagesOf } from './build-message.ts';
export { sendRun } from './send-run.ts';
export { explainFailure } from '../../../words/explain-failure.ts';

// If it fails, the network may be gone: the words for that are loaded before.
loadStates().catch(() => {});
