import type { ClosingWords } from '../../report-words.ts';
import { count, number, sentence } from './grammar.ts';

const noWords = (material: string): string =>
  `${material} sem palavras não mostra isso; um texto da própria pessoa, ou um vídeo em que ela fale por algum tempo, poderia mostrar`;
const words = (value: number): string => count(value, '# palavra', '# palavras');
const frames = (value: number): string => count(value, '# quadro', '# quadros');
const expected = (pairs: number): string =>
  count(pairs, 'Da # relação esperada entre as lentes', 'Das # relações esperadas entre as lentes');
const against = (value: number): string =>
  value === 0
    ? 'nada disso fala contra uma leitura'
    : count(value, '# fala contra uma leitura', '# falam contra uma leitura');

export const closing = {
  whyNot: {
    'no-words': { text: noWords('um texto'), image: noWords('uma imagem'), video: noWords('um vídeo') },
    never: { text: 'um texto não mostra isso', image: 'uma imagem não mostra isso', video: 'um vídeo não mostra isso' },
    'nobody-in-view':
      'ninguém aparece; um texto da própria pessoa, ou um vídeo em que ela fale por algum tempo, poderia mostrar isso',
    'not-written': 'o modelo não escreveu esta parte',
    'not-mentioned': 'sem menção',
    'no-support': 'nenhum trecho sustenta uma afirmação',
    'shared-support': 'seus trechos já sustentam outras duas leituras',
  },
  fewWords: (needed) => `exige pelo menos ${number(needed)} palavras`,
  unread: (names, why) => `**${names}.** ${sentence(why)}`,
  all: (total) => `todas as ${total}`,
  some: (names, total) => `${names} de ${total}`,
  nearest: 'Mais próximo',
  nearestOf: (title) => `${title}, mais próximo`,
  unwritten: (parts) => `**Incompleto:** o modelo deixou de escrever ${count(parts, '# parte', '# partes')}.`,
  shareRead: (percent) => `**Lido:** ${percent}% do texto, em pedaços escolhidos por igual.`,
  sample: {
    empty: 'Nenhuma palavra.',
    'nearly-all': (value) => `${words(value)}.`,
    most: (value) => `${words(value)}, a maior parte na sua própria voz.`,
    half: (value) => `${words(value)}, cerca de metade na sua própria voz.`,
    less: (value) => `${words(value)}, menos da metade na sua própria voz.`,
    'hardly-any': (value) => `${words(value)}, quase nenhuma na sua própria voz.`,
    pictures: (pictures) => count(pictures, '# imagem.', '# imagens.'),
    frames: (value) => frames(value),
    framesOver: (value, clock) => `${frames(value)} ao longo de ${clock}`,
    spoken: (value) =>
      value === 0 ? 'nenhuma palavra falada' : count(value, '# palavra falada', '# palavras faladas'),
    clip: (seen, spoken) => `${seen} e ${spoken}.`,
    wholeClip: (seen, spoken) => `${seen} e ${spoken}, quase tudo o que a duração pode dar.`,
  },
  quotes: {
    text: (found, opposed) =>
      `${count(found, '# citação, encontrada no texto por código', '# citações, cada uma encontrada no texto por código')}; ${against(opposed)}.`,
    media: (found, opposed) =>
      `${count(found, '# indício, encontrado na descrição por código', '# indícios, cada um encontrado na descrição por código')}; ${against(opposed)}.`,
  },
  dropped: {
    quotes: (quotes) => count(quotes, '# citação não encontrada e removida', '# citações não encontradas e removidas'),
    claims: (claims) => count(claims, '# afirmação sem apoio', '# afirmações sem apoio'),
    sentences: (sentences) =>
      count(sentences, '# frase que uma leitura não deve dizer', '# frases que uma leitura não deve dizer'),
    repeated: (quotes) =>
      count(
        quotes,
        '# citação de um trecho que já sustenta duas leituras',
        '# citações de trechos que já sustentam duas leituras',
      ),
  },
  leftOut: (parts) => `Deixado de fora: ${parts.join('; ')}.`,
  relations: (pairs) => `${expected(pairs)}, nenhuma é contrariada.`,
  contradicted: (pairs, names) =>
    `${expected(pairs)}, ${count(names.length, '# é contrariada', '# são contrariadas')}: ${names.join('; ')}.`,
  pair: (one, other) => `${one} e ${other}`,
  inLens: (lens, title) => `${title} em ${lens}`,
} satisfies ClosingWords;
