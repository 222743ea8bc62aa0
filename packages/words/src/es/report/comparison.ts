import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `Segunda opinión: ${framework}`,
    repeats: (framework) => `Otra vez el mismo modelo: ${framework}`,
    texts: (framework) => `Dos materiales: ${framework}`,
  },
  headlines: {
    agree: 'Las lecturas coinciden',
    mixed: 'Las lecturas coinciden en su mayor parte',
    disagree: (scales) =>
      scales === 1 ? 'Las lecturas discrepan en una escala' : `Las lecturas discrepan en ${scales} escalas`,
    sideBySide: 'Las lecturas, una junto a otra',
    waiting: 'Las otras lecturas se están escribiendo',
    tooFew: 'Aún no hay nada que comparar',
  },
  answered: {
    models: (answered, asked) => `Modelos que respondieron: ${answered} de ${asked}.`,
    repeats: (answered, asked) => `Lecturas del mismo modelo: ${answered} de ${asked}.`,
    texts: (answered, asked) => `Materiales leídos con el mismo marco: ${answered} de ${asked}.`,
  },
  needsTwo: 'Una comparación necesita dos lecturas terminadas.',
  agreeOn: (agreed, of, closest, points) =>
    `Coinciden en ${agreed} de ${of} escalas y están más cerca en «${closest}», a ${points} de 100 puntos.`,
  widest: (name, points, low, high) =>
    `La mayor distancia está en «${name}»: ${points} de 100 puntos entre ${low} y ${high}.`,
  widestInWords: (name) => `Donde más difieren es en «${name}».`,
  noGap: 'No hay distancia en ninguna escala.',
  wordsOnly: 'Nada de esto fue situado en una escala por dos de ellas: las palabras están una junto a otra.',
  alone: (alone, of) => `Leído en una sola de ellas: ${alone} de ${of}.`,
  agreement: { agree: 'coinciden', mixed: 'a medias', disagree: 'discrepan' },
  repeat: (model, number) => `${model}, lectura ${number}`,
  text: (number) => `Material ${number}`,
  states: { open: 'escribiéndose', failed: 'sin respuesta', cancelled: 'detenida' },
  columns: { reading: 'Lectura', scale: 'Escala', mean: 'Media', agreement: 'Coincidencia' },
  chart: 'La línea va de la lectura más baja a la más alta; el punto es su media.',
  only: (label) => `Solo lo leyó ${label}.`,
  quotedBy: (labels) => `Cita de ${labels}`,
  limits: (agree, mixed) =>
    `Coinciden: a no más de ${agree} de 100 puntos. A medias: a no más de ${mixed}. Discrepan: más lejos.`,
  mean: 'La media de varios modelos se acerca más a lo que las personas dicen de sí mismas que cualquiera de ellos.',
  notTrue: 'Que los modelos coincidan no hace más cierta una lectura: pueden compartir el mismo error.',
} satisfies ComparisonWords;
