import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF es una marca registrada (IPAT / Talogy).',
  dimensions: {
    a: { title: 'Calidez', low: 'Reserva', high: 'Calidez' },
    b: {
      title: 'Razonamiento',
      low: 'Pensamiento concreto',
      high: 'Pensamiento abstracto',
      cannot: 'es una escala de aptitud; necesita ítems de test',
    },
    c: { title: 'Estabilidad emocional', low: 'Reactividad', high: 'Serenidad' },
    e: { title: 'Dominancia', low: 'Deferencia', high: 'Firmeza' },
    f: { title: 'Animación', low: 'Seriedad', high: 'Vivacidad' },
    g: { title: 'Atención a las normas', low: 'Conveniencia', high: 'Sentido del deber' },
    h: { title: 'Atrevimiento social', low: 'Timidez', high: 'Atrevimiento' },
    i: { title: 'Sensibilidad', low: 'Sentido práctico', high: 'Delicadeza' },
    l: { title: 'Vigilancia', low: 'Confianza', high: 'Recelo' },
    m: { title: 'Abstracción', low: 'Practicidad', high: 'Inmersión en las ideas' },
    n: { title: 'Privacidad', low: 'Franqueza', high: 'Discreción' },
    o: { title: 'Aprensión', low: 'Seguridad en sí', high: 'Duda de sí' },
    q1: {
      title: 'Apertura al cambio',
      low: 'Apego a lo familiar',
      high: 'Experimentación',
      cannot: 'ni política ni religión',
    },
    q2: { title: 'Autosuficiencia', low: 'Gusto por el grupo', high: 'Gusto por la soledad' },
    q3: { title: 'Perfeccionismo', low: 'Tolerancia al desorden', high: 'Organización' },
    q4: { title: 'Tensión', low: 'Relajación', high: 'Impulso' },
  },
} satisfies LensWords;
