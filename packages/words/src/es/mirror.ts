import { completeMirror } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const mirror = completeMirror({
  about: 'Veinte frases',
  lead: 'Descríbete como eres ahora en general, no como te gustaría ser: como te ves con sinceridad, en relación con personas que conoces de tu mismo sexo y de una edad parecida.',
  private: 'Tus respuestas quedan selladas en esta sesión, se borran con ella y nunca se envían a un modelo.',
  keys: 'Las teclas del 1 al 5 responden y pasan a la siguiente.',
  unvalidated: 'Este texto es una traducción que no ha sido validada.',
  answered: (count, of) => `${count} de ${of} respondidas`,
  minutes: (count) =>
    plural(count, {
      one: 'queda alrededor de # minuto',
      many: 'quedan alrededor de # minutos',
      other: 'quedan alrededor de # minutos',
    }),
  anchors: ['Muy inexacta', 'Algo inexacta', 'Ni inexacta ni exacta', 'Algo exacta', 'Muy exacta'],
  show: 'Ver las dos miradas',
  change: 'Cambiar respuestas',
  table: 'Tabla',
  trait: 'Rasgo',
  distance: 'Distancia',
  bar: (trait, text, self) => `${trait}: material ${text}, tu respuesta ${self} de 100`,
  none: 'en ningún lugar',
  download: (format) => `Descargar el informe con las dos miradas como ${format}`,
  gone: 'Este informe ya no existe, así que no hay nada que responder.',
  other: 'Este informe no tiene rasgos de los Cinco Grandes junto a los que poner tus respuestas.',
  failed: { title: 'Error', description: 'No se pudo guardar tu respuesta.' },
  statements: [
    'Soy el alma de la fiesta.',
    'Soy sensible a las emociones de otras personas.',
    'Hago mis tareas de inmediato.',
    'Tengo frecuentes cambios de ánimo.',
    'Tengo mucha imaginación.',
    'No hablo mucho.',
    'No me interesan los problemas de otras personas.',
    'A menudo olvido poner las cosas en su lugar.',
    'Siento calma la mayor parte del tiempo.',
    'No me interesan las ideas abstractas.',
    'En las fiestas hablo con muchas personas distintas.',
    'Siento las emociones de los demás.',
    'Me gusta el orden.',
    'Me altero con facilidad.',
    'Tengo dificultad para entender ideas abstractas.',
    'Me mantengo en segundo plano.',
    'En realidad no me interesan los demás.',
    'Suelo dejar las cosas hechas un lío.',
    'Rara vez me siento triste.',
    'No tengo buena imaginación.',
  ],
});
