import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'Präferenzen nach Art des MBTI',
    trademark: 'MBTI und Myers-Briggs sind eingetragene Marken der Myers & Briggs Foundation.',
    bands: { slight: 'schwach', moderate: 'mäßig', clear: 'deutlich', very_clear: 'sehr deutlich' },
    dimensions: {
      ei: {
        title: 'Energie',
        low: 'Introversion',
        high: 'Extraversion',
        cannot: 'weder Schüchternheit noch ob jemand Menschen mag, und nicht aus einem einzelnen Foto von einer Feier',
      },
      sn: {
        title: 'Aufnahme von Informationen',
        row: 'Information',
        low: 'Sensorik',
        high: 'Intuition',
        cannot: 'Textsorte und berufliches Schreiben ahmen beide Seiten nach',
      },
      tf: {
        title: 'Entscheidungen',
        low: 'Fühlen',
        high: 'Denken',
        cannot: 'weder Wärme noch Intelligenz noch Geschlecht',
      },
      jp: {
        title: 'Lebensstil',
        low: 'Wahrnehmen',
        high: 'Urteilen',
        cannot: 'ein überarbeitetes Dokument sieht immer nach J aus',
      },
    },
  },
};
