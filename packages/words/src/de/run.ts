import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `Vor Ihnen in der Warteschlange: ${ahead}${time ? `, etwa ${time}` : ''}`,
  waitsFor: {
    model: 'Das Modell ist sehr ausgelastet. Es wird von selbst erneut gefragt.',
    service:
      'Etwas, das dieser Dienst braucht, ist gerade nicht erreichbar. Die Analyse geht von selbst weiter, sobald es wieder da ist.',
  },
  notify: 'Benachrichtigen, sobald sie fertig ist',
  willNotify: 'Sie werden benachrichtigt.',
  blocked: 'Benachrichtigungen sind in diesem Browser gesperrt.',
  ready: 'Fertig',
  more: 'Mehr',
  opinion: 'Zweite Meinung',
  mirror: 'Selbst antworten',
  picture: 'Bild zum Teilen',
  send: 'An eine App senden',
  notSent: { title: 'Fehler', description: 'Konnte nicht an eine App gesendet werden.' },
} satisfies RunWords;
