export const session = {
  cleared: { title: 'New Analysis', description: 'Everything was cleared. Ready for a fresh start.' },
  failed: { title: 'Error', description: 'Failed to clear previous analysis. Please refresh the page.' },
  confirm: {
    title: 'Stop and start over?',
    text: 'Something is still being written. A new analysis stops it and deletes everything in this session.',
    accept: 'Stop and start over',
    cancel: 'Keep going',
    close: 'Close',
  },
} as const;
