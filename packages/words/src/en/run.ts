export const run = {
  /** Before it begins: others first, and the time where it is known. */
  wait: (ahead: number, time: string | undefined) =>
    `Ahead of you in the queue: ${ahead}${time ? `, about ${time}` : ''}`,
  /** While it waits by itself for something that is busy or away. */
  waitsFor: {
    model: 'The model is very busy. It is asked again by itself.',
    service: 'Something this service needs is away. Your analysis goes on by itself when it is back.',
  },
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
