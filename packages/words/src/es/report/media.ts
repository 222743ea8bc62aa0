import type { MediaWords } from '../../report-words.ts';
import { digits, plural } from './grammar.ts';

export const media = {
  person: (number) => `Persona ${number}`,
  personAt: (number, locator) => `Persona ${number} (${locator})`,
  nobody: {
    image:
      'En esta imagen nadie parece claramente una persona adulta. Las lecturas son solo para personas adultas, así que no se ha escrito ningún perfil. Lo que se vio no se describe aquí.',
    video:
      'En este vídeo nadie parece claramente una persona adulta. Las lecturas son solo para personas adultas, así que no se ha escrito ningún perfil. Lo que se vio no se describe aquí.',
  },
  about: (person) => `Sobre ${person}.`,
  maker: {
    image: 'No se ve a nadie: la imagen se lee como una elección de quien la hizo.',
    video: 'No se ve a nadie: el vídeo se lee como una elección de quien lo hizo.',
  },
  others: (others) =>
    others === 1
      ? 'Hay otra persona a la vista que no se ha leído.'
      : `Hay otras ${digits(others)} personas a la vista que no se han leído.`,
  minors: (minors) =>
    `${minors === 1 ? 'Una persona que quizá no es adulta se ha dejado fuera' : `${digits(minors)} personas que quizá no son adultas se han dejado fuera`}: las lecturas son para personas adultas.`,
  where: {
    scene: 'Escena',
    written: 'Escrito en la imagen',
    at: (clock) => `en ${clock}`,
    said: 'Dicho',
    saidAt: (clock) => `Dicho en ${clock}`,
  },
  seenBy: (model) => `descripción de ${model}`,
  seenInstead: (model, chosen) => `descripción de ${model}, porque ${chosen} no puede ver`,
  seenShared: (model) => `una sola descripción, de ${model}, que leen todos los modelos consultados`,
  heardBy: (model) => `voz transcrita por ${model}`,
  noSound: 'sin sonido, así que solo se ha leído lo visible',
  notHeard: 'el sonido no se ha transcrito aquí, así que solo se ha leído lo visible',
  nothingSaid: 'en el vídeo no se dice nada',
  speechShared: 'No se ha establecido quién de las personas a la vista dijo qué.',
  phrases: (phrases) =>
    plural(phrases, {
      one: '# expresión de la descripción iba más allá de lo que la gente eligió o hizo y se ha dejado fuera.',
      many: '# de expresiones de la descripción iban más allá de lo que la gente eligió o hizo y se han dejado fuera.',
      other: '# expresiones de la descripción iban más allá de lo que la gente eligió o hizo y se han dejado fuera.',
    }),
} satisfies MediaWords;
