import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `Schritt ${number}`,
  models: {
    title: 'KI-Modell wählen',
    unavailable: 'Hier nicht verfügbar',
    name: (number) => `Modell ${number}`,
  },
  inputTypes: {
    title: 'Art der Eingabe wählen',
    image: 'Bild',
    document: 'Dokument',
    video: 'Video',
    'text-mbti': 'MBTI: Text',
    'image-mbti': 'MBTI: Bild',
    'video-mbti': 'MBTI: Video',
  },
  deepDives: ['Bild im Detail', 'Text im Detail', 'Video im Detail'],
  comingSoon: { title: 'Demnächst', description: (name) => `${name} ist noch nicht fertig.` },
  matrix: {
    title: 'Weitere Analysen',
    row: 'Weitere Modelle für Text, Bild und Video',
    close: 'Schließen',
    framework: 'Persönlichkeitsmodell',
    kinds: { text: 'Text', image: 'Bild', video: 'Video' },
    lead: (framework) => `${framework}.`,
    buttonKinds: { text: 'Text', image: 'Bild', video: 'Video' },
    button: (framework, kind) => `${framework}, ${kind}`,
    about: 'Wählen Sie ein Persönlichkeitsmodell, dann Text, Bild oder Video. Textknöpfe lesen die Eingabevorschau.',
    note: 'Von einer KI geschrieben aus dem, was Sie eingeben. Ein Eindruck, keine Diagnose und kein Testergebnis.',
  },
} satisfies AssessmentWords;
