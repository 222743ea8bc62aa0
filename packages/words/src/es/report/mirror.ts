import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: 'Dos miradas sobre ti',
  headlines: {
    close: 'Las dos miradas están cerca',
    apart: (traits) =>
      traits === 1
        ? 'Las dos miradas se separan algo en un rasgo'
        : `Las dos miradas se separan algo en ${traits} rasgos`,
    differ: (traits) =>
      traits === 1 ? 'Las dos miradas difieren en un rasgo' : `Las dos miradas difieren en ${traits} rasgos`,
    nothing: 'Nada que poner lado a lado',
  },
  closeOn: (close, of) => `Están cerca en ${close} de ${of} rasgos.`,
  widest: (trait, points, text, self) =>
    `Donde más se separan es en «${trait}», por ${points} de 100 puntos: el material queda más cerca de «${text}» y tus respuestas, más cerca de «${self}».`,
  nothingRead: 'El informe no sitúa ninguno de los cinco rasgos en un solo lugar.',
  legend: { text: 'La impresión que da el material', self: 'Cómo te ves tú' },
  distances: { close: 'cerca', apart: 'algo separadas', differ: 'difieren' },
  notRead: 'no leído en el material',
  split: 'leído en dos lugares',
  why: {
    title: 'Por qué pueden diferir',
    lead: 'Tres razones sencillas. Desde aquí nadie puede saber cuál es la buena.',
    reasons: [
      {
        title: 'El material trataba de otra cosa',
        text: 'Muestra lo que pedía su ocasión. Un lado tuyo que no apareció no puede verse.',
      },
      {
        title: 'Un papel',
        text: 'Las personas son de una manera en el trabajo, de otra entre amistades y de otra por escrito. El material puede mostrar un papel y tus respuestas, otro.',
      },
      {
        title: 'La imagen propia',
        text: 'Las personas conocen algunos lados de sí mismas mejor de lo que muestra cualquier material, y otros peor.',
      },
    ],
  },
  chart: 'Punto lleno: la impresión que da el material. Anillo: cómo te ves tú. Un punto lleno solo es ambos.',
  columns: { trait: 'Rasgo', text: 'Material', self: 'Tú', word: 'Distancia' },
  limits: (close, apart) =>
    `Cerca: a ${close} de 100 puntos como mucho. Algo separadas: a ${apart} como mucho. Difieren: a más distancia.`,
  scale: 'Ambas son posiciones en una escala de 0 a 100, no percentiles: ninguna te compara con otras personas.',
  source: (name, reference) =>
    `Tus respuestas se cuentan con la clave publicada del ${name}, 20 frases de dominio público: ${reference}.`,
} satisfies MirrorResultWords;
