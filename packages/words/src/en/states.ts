/** Texts loaded on demand: shared pages, closed links, failures, updates, the dialog of a full text box. */
export const states = {
  shared: {
    noteTitle: 'Somebody shared this reading with you.',
    noteText:
      'An AI wrote it about something of theirs. The quotes are theirs, word for word. The text itself was not shared.',
    ask: 'Ask a question about it',
    until: (day: string) => `Opens until ${day}. The sender can close it sooner.`,
    fork: 'Your first question puts a copy of this report into your own session. New Analysis deletes it again.',
    forked: 'A copy of this report and this conversation are in your own session now.',
    open: 'Open my session',
    own: {
      title: 'And you?',
      text: 'Type, paste or upload something of your own. No account.',
      button: 'Analyze your own',
    },
    loading: 'Loading the shared analysis.',
  },
  closed: {
    title: 'This link does not open',
    text: (days: number) =>
      `Shared readings close after ${days} days, and the sender can close one sooner. An address that was cut off while copying does not open either.`,
    copy: 'Copy a line to ask for a new link',
    line: 'Your link does not open any more. Could you share the reading again?',
    reads: (line: string) => `The line reads: ${line}`,
    copied: 'Copied.',
    notCopied: 'It could not be copied. Select the line instead.',
  },
  away: 'The shared analysis could not be loaded',
  again: 'Try again',
  otherModel: (model: string) => `Ask ${model} instead`,
  links: { show: 'Show the links I have shared', none: 'None of your shared links is open.' },
  reasons: {
    cookies:
      'Your browser blocks cookies for this site. Nobody could open the result without one, so nothing was sent. Allow cookies for this site and try again.',
    offline: 'Your device is offline. Try again when the connection is back.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    outdated: 'This page is older than the server. Reload it: what you typed stays.',
    answered: (status: number) =>
      `The server answered with error ${status} and gave no reason. Please try again in a minute.`,
    canvas: 'Could not get canvas context',
    image: 'Failed to load image',
    file: 'Failed to read file',
  },
  retryFrom: (time: string) => `You can try again from ${time}.`,
  kept: { text: 'Your text is still in the box.', chat: 'Your question is back in the box.' },
  steps: {
    again: 'Please try again.',
    reload: 'Reload the page and try again.',
    file: 'Please try another file.',
    shorter: 'Please send less at once.',
    analyze: 'Please run an analysis first.',
    wait: 'Please wait until it has ended.',
    address: 'Please check the address.',
    text: 'Please analyze a text instead.',
  },
  updated: {
    title: 'Page updated',
    description: 'A newer version was loaded. What you typed is still here: please press the button again.',
  },
  fill: {
    title: 'Your text is still in the box',
    text: {
      document: 'What should happen to it when the document comes in?',
      answers: 'What should happen to it when your answers come in?',
    },
    replace: 'Replace my text',
    add: 'Add below my text',
    cancel: 'Cancel',
    close: 'Close',
  },
} as const;
