import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('de');

export const input = {
  title: 'Eingabevorschau',
  toggle: 'Texteingabe',
  interview: 'Interview',
  nothing: 'Noch nichts ausgewählt.',
  label: 'Text für die Analyse',
  placeholder: 'Text schreiben, einfügen oder ein Dokument hochladen …',
  example: 'Beispiel ausprobieren',
  words: (count) => plural(count, { one: '# Wort', other: '# Wörter' }),
  samples: ['Kurze Probe', 'Allgemeiner Eindruck', 'Gute Probe', 'Starke Probe'],
  keys: 'Eingabetaste: analysieren, mit Umschalt: neue Zeile',
  upload: 'Dokument hochladen',
  extracting: 'Das Dokument wird gelesen …',
  submit: 'Text analysieren',
  more: 'Weitere Textanalysen',
  frameworks: {
    'personality-structure': 'Gesamte Persönlichkeitsstruktur',
    mbti: 'MBTI',
    bigfive: 'Big Five',
    enneagram: 'Enneagramm',
  },
  drop: {
    title: 'Dateien zum Analysieren hierher ziehen',
    supports: 'JPG, PNG, MP4, MOV, PDF, DOC, DOCX (höchstens 50 MB)',
    camera: 'Foto aufnehmen',
    now: 'Datei loslassen, um sie zu analysieren',
    wait: 'Eine Analyse läuft. Ziehen Sie die Datei hierher, wenn sie beendet ist.',
  },
  mode: {
    next: { image: 'Das nächste Bild geht an:', video: 'Das nächste Video geht an:' },
    clear: 'Auswahl aufheben',
  },
  media: {
    image: 'Hochgeladenes Bild',
    video: 'Hochgeladenes Video',
    noPicture: 'Dieser Browser kann die Datei nicht anzeigen. Analysiert werden kann sie trotzdem.',
    analyze: (model) => `Mit ${model} analysieren`,
    analyzeAgain: (model) => `Noch einmal mit ${model} analysieren`,
    mbti: { image: 'MBTI-Bildanalyse', video: 'MBTI-Videoanalyse' },
    remove: 'Datei entfernen',
  },
  document: { analyzeAgain: 'Noch einmal analysieren', mbti: 'MBTI-Dokumentanalyse', remove: 'Dokument entfernen' },
  refused: {
    type: {
      title: 'Dateityp nicht unterstützt',
      description: 'Bitte laden Sie ein Bild, ein Video oder eine Datei in PDF, DOC, DOCX oder TXT hoch.',
    },
    media: { title: 'Dateityp nicht unterstützt', description: 'Bitte laden Sie ein Bild oder ein Video hoch.' },
    extraction: {
      title: 'Datei nicht unterstützt',
      description: 'Bitte laden Sie eine Datei in PDF, DOC, DOCX oder TXT hoch.',
    },
    size: { title: 'Datei zu groß', description: 'Bitte laden Sie eine Datei mit höchstens 50 MB hoch.' },
    several: { title: 'Nur eine Datei', description: 'Bitte laden Sie immer nur eine Datei hoch.' },
  },
} satisfies InputWords;
