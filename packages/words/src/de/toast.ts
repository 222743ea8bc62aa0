import type { ToastWords } from '../catalogue.ts';

const again = 'Bitte versuchen Sie es noch einmal.';

export const toast = {
  label: 'Mitteilung',
  region: 'Mitteilungen ({hotkey})',
  close: 'Schließen',

  runTitle: (label, date) => `${label ?? 'Persönlichkeit'}: Analyse vom ${date}`,
  complete: (label) => ({ title: label ? `${label}: Analyse fertig` : 'Analyse fertig' }),
  stopped: { title: 'Analyse gestoppt' },
  failed: {
    title: 'Analyse fehlgeschlagen',
    textMissing: 'Bitte geben Sie einen Text ein',
    text: (type) => `Die Analyse ist fehlgeschlagen (${type}). ${again}`,
    what: { text: 'Text', document: 'Dokument' },
  },
  uploadFailed: {
    title: 'Hochladen fehlgeschlagen',
    description: `Die Datei konnte nicht hochgeladen werden. ${again}`,
  },
  mediaFailed: {
    image: { title: 'Fehler', description: `Das Bild konnte nicht analysiert werden. ${again}` },
    video: { title: 'Fehler', description: `Das Video konnte nicht analysiert werden. ${again}` },
  },
  noData: {
    image: { title: 'Fehler', description: 'Es ist kein Bild da.' },
    video: { title: 'Fehler', description: 'Es ist kein Video da.' },
  },
  lost: {
    title: 'Analyse fehlgeschlagen',
    description:
      'Die Verbindung ging verloren. Vielleicht läuft die Analyse noch: Laden Sie die Seite neu, um sie zu sehen.',
  },
  notStopped: { title: 'Fehler', description: 'Die Analyse konnte nicht gestoppt werden. Vielleicht läuft sie noch.' },
  noText: { title: 'Kein Text', description: 'Bitte geben Sie zuerst einen Text ein' },
  noTextBelow: { title: 'Kein Text', description: 'Bitte geben Sie unten in der Eingabevorschau einen Text ein' },
  extracting: { title: 'Der Text wird ausgelesen' },
  extracted: { title: 'Text ausgelesen' },
  extractionFailed: {
    title: 'Auslesen fehlgeschlagen',
    description: `Der Text des Dokuments konnte nicht ausgelesen werden. ${again}`,
  },
  exampleFailed: { title: 'Fehler', description: `Das Beispiel konnte nicht geladen werden. ${again}` },
  reUpload: {
    title: 'Bitte erneut hochladen',
    description: 'Bitte laden Sie das Dokument erneut hoch, um es mit dem neuen Modell zu analysieren.',
  },
} satisfies ToastWords;
