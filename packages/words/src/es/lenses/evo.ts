import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: 'Diez polos evolutivos',
    bands: { balanced: 'en equilibrio', leaning: 'ligera inclinación', marked: 'inclinación marcada' },
    dimensions: {
      life_pace: {
        title: 'Ritmo de vida',
        low: 'Rapidez',
        high: 'Lentitud',
        cannot: 'ni infancia difícil, ni fertilidad, ni salud',
      },
      rank_path: {
        title: 'Camino al reconocimiento',
        low: 'Dominio',
        high: 'Prestigio',
        cannot: 'no por el físico ni por el tono de voz',
      },
      forage_mode: { title: 'Explorar o aprovechar', low: 'Exploración', high: 'Aprovechamiento' },
      risk_mode: {
        title: 'Riesgo o seguridad',
        low: 'Riesgo',
        high: 'Seguridad',
        cannot: 'no a partir de una sola foto dramática',
      },
      threat_tuning: {
        title: 'Vigilancia o confianza',
        low: 'Vigilancia',
        high: 'Confianza',
        cannot: 'ni trastorno de ansiedad ni trauma',
      },
      exchange_mode: { title: 'Competir o cooperar', low: 'Competición', high: 'Cooperación' },
      moral_circle: {
        title: 'Círculo de interés',
        low: 'Apego al grupo propio',
        high: 'Interés por todas las personas',
        cannot: 'ni nacionalidad, ni etnia, ni política, ni religión',
      },
      kin_investment: {
        title: 'Adónde va el cuidado',
        low: 'Familia y cuidado',
        high: 'Proyectos y logros',
        cannot: 'ni situación familiar, ni fertilidad, ni paternidad o maternidad',
      },
      bond_horizon: {
        title: 'Horizonte de los vínculos',
        row: 'Horizonte de vínculos',
        low: 'Horizonte largo',
        high: 'Horizonte abierto',
        cannot:
          'ni vida sexual, ni orientación, ni número de parejas, ni atractivo; queda sin valorar si quien escribe no lo menciona',
      },
      signal_mode: {
        title: 'Mostrar o callar',
        low: 'Exhibición',
        high: 'Discreción',
        cannot: 'ni riqueza, ni clase, ni cuerpo',
      },
    },
  },
};
