import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: 'Zehn evolutionäre Pole',
    bands: { balanced: 'ausgewogen', leaning: 'leichte Neigung', marked: 'ausgeprägt' },
    dimensions: {
      life_pace: {
        title: 'Lebenstempo',
        low: 'schnell',
        high: 'langsam',
        cannot: 'weder schwere Kindheit noch Fruchtbarkeit noch Gesundheit',
      },
      rank_path: {
        title: 'Weg zum Ansehen',
        low: 'Dominanz',
        high: 'Prestige',
        cannot: 'nicht aus Körperbau oder Stimmlage',
      },
      forage_mode: { title: 'Erkunden oder Vertiefen', low: 'Erkunden', high: 'Vertiefen' },
      risk_mode: {
        title: 'Risiko oder Sicherheit',
        low: 'Risiko',
        high: 'Sicherheit',
        cannot: 'nicht aus einem einzelnen dramatischen Foto',
      },
      threat_tuning: {
        title: 'Wachsamkeit oder Vertrauen',
        row: 'Wachsam oder vertrauend',
        low: 'Wachsamkeit',
        high: 'Vertrauen',
        cannot: 'weder Angststörung noch Trauma',
      },
      exchange_mode: {
        title: 'Wettstreit oder Kooperation',
        row: 'Wettstreit, Kooperation',
        low: 'Wettstreit',
        high: 'Kooperation',
      },
      moral_circle: {
        title: 'Kreis der Anteilnahme',
        low: 'der eigenen Gruppe zugewandt',
        high: 'allen Menschen zugewandt',
        cannot: 'weder Staatsangehörigkeit noch Herkunft noch Politik noch Religion',
      },
      kin_investment: {
        title: 'Wohin die Fürsorge geht',
        low: 'Familie und Fürsorge',
        high: 'Projekte und Leistung',
        cannot: 'weder Familienstand noch Fruchtbarkeit noch Elternschaft',
      },
      bond_horizon: {
        title: 'Horizont der Bindung',
        low: 'langer Horizont',
        high: 'offener Horizont',
        cannot:
          'weder Sexualleben noch Orientierung noch Zahl der Beziehungen noch Attraktivität; bleibt ohne Einschätzung, wenn es nicht selbst zur Sprache gebracht wird',
      },
      signal_mode: {
        title: 'Zeigen oder Zurücknehmen',
        low: 'Zeigen',
        high: 'Zurücknehmen',
        cannot: 'weder Reichtum noch Schicht noch Körper',
      },
    },
  },
};
