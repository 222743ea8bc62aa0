import type { HowToWords } from '../../report-words.ts';
import { capitalised, number, plural } from './grammar.ts';

const general = (material: string): string =>
  `Dice qué impresión da ${material}, que es menos que quién es alguien: lecturas así coinciden solo en parte con lo que la gente dice de sí en cuestionarios.`;
const many = (lenses: number, material: string): string =>
  `${capitalised(number(lenses))} miradas sobre ${material} son ${number(lenses)} descripciones y una sola prueba: que coincidan no hace nada más cierto.`;
const like = {
  text: 'cuyo texto se lee así',
  image: 'cuya imagen da esta impresión',
  video: 'cuyo vídeo da esta impresión',
};
const WHERE = 'en el mismo lado del medio en un cuestionario';
const coin = (who: string): string =>
  `De diez personas ${who}, apenas más de cinco quedarían ${WHERE}; una moneda da cinco.`;
const inTen = (people: number, who: string): string =>
  `De diez personas ${who}, unas ${number(people)} quedarían ${WHERE}`;
const notInTen = (others: number): string =>
  ` y ${others === 1 ? 'una' : number(others)} no: bastante para pensar, poco para decidir.`;
const OWN = 'Nunca para juzgar a otra persona.';

export const howTo = {
  from: { text: 'un texto', image: 'una imagen', video: 'un vídeo' },
  fromWords: (words) =>
    `un texto de ${plural(words, { one: '# palabra', many: '# de palabras', other: '# palabras' })}`,
  wrote: (from) => `Una IA escribió esto a partir de ${from}.`,
  wroteFirst: (from) => `Una IA escribió esto a partir de ${from}: solo una primera impresión.`,
  general: { text: general('este texto'), image: general('esta imagen'), video: general('este vídeo') },
  many: {
    text: (lenses) => many(lenses, 'un texto'),
    image: (lenses) => many(lenses, 'una imagen'),
    video: (lenses) => many(lenses, 'un vídeo'),
  },
  notes: {
    TYPE: 'Las letras parten una escala en dos: lee las barras, no el código. Lecturas así aciertan de media algo más de dos de las cuatro letras; una moneda acierta dos. No es el instrumento oficial.',
    MOTIVE:
      'Sirve para reflexionar, con respaldo desigual en la investigación, y los motivos solo se ven donde alguien los nombra: por eso aquí hay candidatos y ningún veredicto.',
    VALUES: 'Los valores se ordenan entre sí, no frente a los de otras personas.',
    CLIN: `Ni diagnóstico, ni cribado, ni opinión médica, ni ninguno de los instrumentos nombrados: enumera temas que el propio material menciona y no puede detectar ni descartar nada. La salud mental solo puede valorarla un profesional titulado que hable contigo. ${OWN}`,
    AFF: `No es una puntuación de PHQ-9, GAD-7, BDI, BAI o Hamilton, ni un cribado, ni una opinión médica; no puede detectar ni descartar nada. ${OWN}`,
    IQ: 'No se estima ningún CI: los tests de inteligencia se hacen con supervisión, tiempo y normas, y nada de esto puede sustituirlos. Se describe el razonamiento que se ve en este material.',
    DARK: 'Mira tendencias cotidianas en la manera de contar algo; ironía, ficción, enfado y papeles de trabajo pueden imitarlas, y un texto tranquilo no prueba nada sobre quien lo escribió.',
    EVO: 'Los diez polos son una mirada exploratoria propia de este servicio, inspirada en la psicología evolucionista; no es un test validado, y varias de sus teorías de origen se discuten.',
    MEDIA:
      'Las primeras impresiones de imágenes y vídeos reflejan sobre todo ropa, entorno y luz; se describen elecciones y conductas, no caras.',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}.`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: {
    text: 'Cada pasaje citado se ha buscado en el texto.',
    media: 'Cada indicio se ha buscado en la descripción.',
  },
  instruments: 'No se ha aplicado ninguno de los instrumentos nombrados; sus nombres son de sus titulares.',
  uses: {
    any: 'No debe usarse para decidir sobre empleo, crédito, seguros, estudios ni asuntos legales o médicos.',
    DARK: 'Para material propio o con acuerdo de quien lo escribió: nunca una etiqueta para otra persona, ni base para decidir sobre empleo, crédito, seguros, estudios, asuntos legales o médicos.',
    AFF: 'No debe usarse para decidir sobre empleo, crédito, seguros, estudios ni asuntos legales. Si lo estás pasando mal, habla, por favor, con un médico o con una línea de crisis; si estás en peligro, llama ahora al número de emergencias local.',
  },
} satisfies HowToWords;
