import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'KI-Persönlichkeitsanalyse',
  description: 'Persönlichkeitsanalysen von einer KI, in denen jede Aussage ein geprüftes Zitat trägt.',
  language: 'Sprache',
  skip: 'Zur Eingabe springen',
  themeToDark: 'Zu dunklen Farben wechseln',
  themeToLight: 'Zu hellen Farben wechseln',
  notNow: 'Zurzeit nicht verfügbar',
  notNowNames: (names) => `Zurzeit nicht verfügbar: ${names.join(', ')}`,
  simulated: {
    title: 'Simulierte Modelle.',
    text: 'Hier wird kein KI-Unternehmen gefragt. Ein Programm schreibt Musteranalysen; sie sind nur Beispiele.',
  },
  notFound: {
    title: '404 Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    home: 'Zur Startseite',
  },
  notice: [
    `Nur eigenes Material, das einer erwachsenen Person, die zugestimmt hat, oder Erfundenes. Ab ${MIN_AGE_YEARS} Jahren.`,
    'Keine Diagnose; nicht für Entscheidungen über Einstellung, Kredit, Versicherung, Bildung, Recht oder Medizin.',
    'Das KI-Unternehmen hinter dem gewählten Modell liest, was Sie senden.',
  ],
  privacy: { link: 'Datenschutz', links: 'Geteilte Links', opens: '(öffnet sich in einem neuen Tab)' },
  puzzle: 'Einen Moment: Ihr Browser löst eine kleine Rechenaufgabe …',
  navigation: { label: 'Teile der Seite', input: 'Eingabe', analysis: 'Analyse', chat: 'Chat' },
  chooseFile: { image: 'Bild auswählen', video: 'Video auswählen' },
  sharedMedia: { image: 'Geteiltes Bild', video: 'Geteiltes Video' },
} satisfies FrameWords;
