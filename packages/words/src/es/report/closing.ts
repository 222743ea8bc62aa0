import type { ClosingWords } from '../../report-words.ts';
import { feminine, number, plural, sentence } from './grammar.ts';

const words = (value: number): string =>
  plural(value, { one: '# palabra', many: '# de palabras', other: '# palabras' });
const frames = (value: number): string =>
  plural(value, { one: '# fotograma', many: '# de fotogramas', other: '# fotogramas' });
const relations = (pairs: number): string =>
  plural(pairs, {
    one: 'De # relación esperada entre las miradas',
    many: 'De # de relaciones esperadas entre las miradas',
    other: 'De # relaciones esperadas entre las miradas',
  });
const noWords = (material: string): string =>
  `${material} sin palabras no puede mostrar esto; un texto propio, o un vídeo en el que se hable un buen rato, sí podría`;
const against = (value: number, none: string, one: string): string =>
  value > 1
    ? `${number(value)} hablan en contra de una lectura`
    : `${value === 0 ? none : one} habla en contra de una lectura`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('un texto'), image: noWords('una imagen'), video: noWords('un vídeo') },
    never: {
      text: 'un texto no puede mostrar esto',
      image: 'una imagen no puede mostrar esto',
      video: 'un vídeo no puede mostrar esto',
    },
    'nobody-in-view': 'no se ve a nadie; un texto propio, o un vídeo en el que se hable un buen rato, podría mostrarlo',
    'not-written': 'el modelo no escribió esta parte',
    'not-mentioned': 'no se menciona',
    'no-support': 'ningún pasaje sostiene una afirmación',
    'shared-support': 'sus pasajes ya sostienen otras dos lecturas',
  },
  fewWords: (needed) => `necesita al menos ${words(needed)}`,
  unread: (names, why) => `**${names}.** ${sentence(why)}`,
  all: (total) => `todo (${total})`,
  some: (names, total) => `${names} de ${total}`,
  nearest: 'Lo más cercano',
  nearestOf: (title) => `${title}, lo más cercano`,
  unwritten: (parts) =>
    `**Incompleto:** el modelo no escribió ${plural(parts, { one: 'una parte', many: '# de partes', other: '# partes' })}.`,
  shareRead: (percent) => `**Leído:** el ${percent} % del texto, en fragmentos elegidos de manera uniforme.`,
  sample: {
    empty: 'Sin palabras.',
    'nearly-all': (value) => `${words(value)}.`,
    most: (value) => `${words(value)}, la mayoría con tu propia voz.`,
    half: (value) => `${words(value)}, cerca de la mitad con tu propia voz.`,
    less: (value) => `${words(value)}, menos de la mitad con tu propia voz.`,
    'hardly-any': (value) => `${words(value)}, casi ninguna con tu propia voz.`,
    pictures: (pictures) => `${plural(pictures, { one: '# imagen', many: '# de imágenes', other: '# imágenes' })}.`,
    frames,
    framesOver: (value, clock) => `${frames(value)} a lo largo de ${clock}`,
    spoken: (value) =>
      value === 0
        ? 'ninguna palabra hablada'
        : plural(value, {
            one: '# palabra hablada',
            many: '# de palabras habladas',
            other: '# palabras habladas',
          }),
    clip: (seen, spoken) => `${seen} y ${spoken}.`,
    wholeClip: (seen, spoken) => `${seen} y ${spoken}; con más duración apenas se vería más.`,
  },
  quotes: {
    text: (found, counter) =>
      `${plural(found, { one: '# cita, hallada', many: '# de citas, todas halladas', other: '# citas, todas halladas' })} en el texto por un programa; ${against(counter, 'ninguna', 'una')}.`,
    media: (found, counter) =>
      `${plural(found, { one: '# indicio, hallado', many: '# de indicios, todos hallados', other: '# indicios, todos hallados' })} en la descripción por un programa; ${against(counter, 'ninguno', 'uno')}.`,
  },
  dropped: {
    quotes: (quotes) =>
      plural(quotes, {
        one: '# cita que no se encontró y se quitó',
        many: '# de citas que no se encontraron y se quitaron',
        other: '# citas que no se encontraron y se quitaron',
      }),
    claims: (claims) =>
      plural(claims, {
        one: '# afirmación sin apoyo',
        many: '# de afirmaciones sin apoyo',
        other: '# afirmaciones sin apoyo',
      }),
    sentences: (sentences) =>
      plural(sentences, {
        one: '# frase que una lectura no debe decir',
        many: '# de frases que una lectura no debe decir',
        other: '# frases que una lectura no debe decir',
      }),
    repeated: (quotes) =>
      plural(quotes, {
        one: '# cita de un pasaje que ya sostiene dos lecturas',
        many: '# de citas de pasajes que ya sostienen dos lecturas',
        other: '# citas de pasajes que ya sostienen dos lecturas',
      }),
  },
  leftOut: (parts) => `Fuera del informe: ${parts.join('; ')}.`,
  relations: (pairs) => `${relations(pairs)}, lo leído no contradice ninguna.`,
  contradicted: (pairs, names) =>
    `${relations(pairs)}, lo leído contradice ${feminine(names.length)}: ${names.join('; ')}.`,
  pair: (one, other) => `${one} con ${other}`,
  inLens: (lens, title) => `${lens} – ${title}`,
} satisfies ClosingWords;
