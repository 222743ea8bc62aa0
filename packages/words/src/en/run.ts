export const run = {
  /** Before it begins: others first, and the time where it is known. */
  wait: (ahead: number, time: string | undefined) =>
    `Ahead of you in the queue: ${ahead}${time ? `, about ${time}` : ''}`,
  notify: 'Notify me when it is ready',
  willNotify: 'You will be notified.',
  blocked: 'Notifications are blocked in this browser.',
  ready: 'Ready',
  more: 'More',
  opinion: 'Second opinion',
  mirror: 'Answer for yourself',
  picture: 'Picture to share',
  send: 'Send to an app',
  notSent: { title: 'Error', description: 'Could not be sent to an app.' },
} as const;
