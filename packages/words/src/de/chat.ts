import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'Chat',
  notice: 'Sie sprechen mit einer KI. Ihre Antworten können falsch sein.',
  log: 'Gespräch',
  you: 'Sie',
  ai: 'KI',
  empty: 'Noch kein Gespräch. Stellen Sie Fragen zur Analyse, sobald sie fertig ist.',
  suggestions: [
    'Was ist der stärkste Beleg?',
    'Was würde dieses Ergebnis ändern?',
    'Erklären Sie die Balken ganz einfach',
  ],
  label: 'Frage',
  placeholder: 'Stellen Sie eine Frage zur Analyse …',
  send: 'Senden',
  stop: 'Stoppen',
  toEnd: 'Neueste',
  writing: 'Die KI schreibt eine Antwort.',
  ready: 'Die Antwort ist da.',
  unfinished: 'Gestoppt. Diese Antwort ist nicht fertig.',
  failed: { title: 'Fehler', description: 'Die Nachricht konnte nicht gesendet werden.' },
} satisfies ChatWords;
