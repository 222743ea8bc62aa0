import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('de');

export const session = {
  cleared: { title: 'Neue Analyse', description: 'Alles wurde gelöscht. Sie können neu beginnen.' },
  failed: {
    title: 'Fehler',
    description: 'Die bisherige Analyse konnte nicht gelöscht werden. Bitte laden Sie die Seite neu.',
  },
  confirm: {
    title: 'Neue Analyse beginnen?',
    text: 'Das löscht alles, was Ihnen gehört, in jeder Sitzung dieses Browsers, sofort und endgültig:',
    reports: (count) => plural(count, { one: '# Bericht', other: '# Berichte' }),
    chat: (count) => plural(count, { one: '# Chatnachricht', other: '# Chatnachrichten' }),
    running: 'Was gerade geschrieben wird',
    input: 'Was Sie eingegeben oder ausgewählt haben',
    links: 'Geteilte Links bleiben offen, bis sie ablaufen oder Sie sie widerrufen.',
    accept: 'Neue Analyse',
    cancel: 'Alles behalten',
    close: 'Schließen',
  },
  offline: {
    title: 'Sie sind offline',
    description:
      'Es wurde nichts gesendet und nichts gelöscht. Bitte versuchen Sie es erneut, wenn Sie verbunden sind.',
  },
  others: { title: 'Ihre anderen Sitzungen', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
