import { createFormat } from '../format.ts';

const { plural } = createFormat('en');

export const session = {
  cleared: { title: 'New Analysis', description: 'Everything was cleared. Ready for a fresh start.' },
  failed: { title: 'Error', description: 'Failed to clear previous analysis. Please refresh the page.' },
  confirm: {
    title: 'Start a new analysis?',
    text: 'This deletes everything of yours, in every session of this browser, at once and for good:',
    reports: (count: number) => plural(count, { one: '# report', other: '# reports' }),
    chat: (count: number) => plural(count, { one: '# chat message', other: '# chat messages' }),
    running: 'What is being written now',
    input: 'What you have typed or chosen',
    links: 'Links you have shared stay open until they expire or you revoke them.',
    accept: 'New Analysis',
    cancel: 'Keep everything',
    close: 'Close',
  },
  offline: {
    title: 'You are offline',
    description: 'Nothing was sent and nothing was deleted. Please try again when you are connected.',
  },
  others: { title: 'Your other sessions', name: (reports: string, day: string) => `${reports} · ${day}` },
} as const;
