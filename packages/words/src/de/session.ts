import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: 'Neue Analyse', description: 'Alles wurde gelöscht. Sie können neu beginnen.' },
  failed: {
    title: 'Fehler',
    description: 'Die bisherige Analyse konnte nicht gelöscht werden. Bitte laden Sie die Seite neu.',
  },
  confirm: {
    title: 'Stoppen und neu beginnen?',
    text: 'Es wird noch geschrieben. Eine neue Analyse stoppt das und löscht alles in dieser Sitzung.',
    accept: 'Stoppen und neu beginnen',
    cancel: 'Weiterlaufen lassen',
    close: 'Schließen',
  },
} satisfies SessionWords;
