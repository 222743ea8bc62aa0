/** What the press of a button needs, in one file. */
export { messagesOf } from './build-message.ts';
export { sendRun } from './send-run.ts';
