import type { HowToWords } from '../../report-words.ts';
import { capitalised, count, numeral } from './grammar.ts';

const general = (material: string): string =>
  `Diz como ${material} é percebido, o que é menos do que quem alguém é: leituras assim combinam só em parte com o que as pessoas dizem de si em questionários.`;
const many = (lenses: number, material: string): string =>
  `${capitalised(numeral(lenses))} lentes sobre ${material} são ${numeral(lenses)} descrições e uma só evidência: que concordem não torna nada mais verdadeiro.`;
const like = {
  text: 'cuja escrita se lê assim',
  image: 'cuja imagem é percebida assim',
  video: 'cujo vídeo é percebido assim',
};
const WHERE = 'do mesmo lado do meio em um questionário';
const coin = (who: string): string =>
  `De dez pessoas ${who}, só pouco mais de cinco ficariam ${WHERE}; uma moeda dá cinco.`;
const inTen = (people: number, who: string): string =>
  `De dez pessoas ${who}, cerca de ${numeral(people)} ficariam ${WHERE}`;
const notInTen = (others: number): string => ` e ${numeral(others)} não: bastante para pensar, pouco para decidir.`;
const OWN = 'Nunca para julgar outra pessoa.';

export const howTo = {
  from: { text: 'um texto', image: 'uma imagem', video: 'um vídeo' },
  fromWords: (words) => `um texto de ${count(words, '# palavra', '# palavras')}`,
  wrote: (from) => `Uma IA escreveu isto a partir de ${from}.`,
  wroteFirst: (from) => `Uma IA escreveu isto a partir de ${from}: só uma primeira impressão.`,
  general: {
    text: general('este texto'),
    image: general('o que esta imagem mostra'),
    video: general('este vídeo'),
  },
  many: {
    text: (lenses) => many(lenses, 'um texto'),
    image: (lenses) => many(lenses, 'uma imagem'),
    video: (lenses) => many(lenses, 'um vídeo'),
  },
  notes: {
    TYPE: 'Letras de tipo cortam uma escala em duas; leia as barras, não o código. Leituras assim acertam, em média, pouco mais de duas das quatro letras; uma moeda acerta duas. Não é o instrumento oficial.',
    MOTIVE:
      'É uma ferramenta de reflexão com apoio desigual na pesquisa, e os motivos só aparecem onde alguém os diz; por isso há aqui candidatos e nenhum veredito.',
    VALUES: 'Os valores são comparados entre si, não com os de outras pessoas.',
    CLIN: `Não é diagnóstico, triagem nem opinião médica, nem um dos instrumentos citados: lista temas que o próprio material menciona e não pode constatar nem excluir nada. Só um profissional habilitado que converse com você pode avaliar a saúde mental. ${OWN}`,
    AFF: `Não é um resultado de PHQ-9, GAD-7, BDI, BAI ou Hamilton, nem triagem ou opinião médica; não pode constatar nem excluir nada. ${OWN}`,
    IQ: 'Nenhum QI é estimado: testes de inteligência são supervisionados, cronometrados e normatizados, e nada aqui os substitui. Descreve o raciocínio que se vê neste material.',
    DARK: 'Olha para tendências do dia a dia no modo de contar; ironia, ficção, raiva e papéis de trabalho podem imitá-las, e um texto tranquilo não prova nada sobre quem o escreveu.',
    EVO: 'Os dez polos são um olhar exploratório próprio deste produto, inspirado na psicologia evolucionista; não é um teste validado, e várias das teorias de origem são debatidas.',
    MEDIA:
      'Primeiras impressões de imagens e vídeos refletem sobretudo roupa, ambiente e luz; descrevem-se escolhas e condutas, não rostos.',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}.`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: { text: 'Cada trecho citado foi procurado no texto.', media: 'Cada indício foi procurado na descrição.' },
  instruments: 'Nenhum dos instrumentos citados foi aplicado; os nomes pertencem aos seus donos.',
  uses: {
    any: 'Não deve ser usado para decisões de emprego, crédito, seguro, ensino, justiça ou medicina.',
    DARK: 'Para o seu próprio material, ou com o acordo de quem o escreveu: nunca um rótulo para outra pessoa nem base para decisões de emprego, crédito, seguro, ensino, justiça ou medicina.',
    AFF: 'Não deve ser usado para decisões de emprego, crédito, seguro, ensino ou justiça. Se está difícil, por favor, procure atendimento médico ou uma linha de apoio em crises; se você corre perigo, ligue agora para o número de emergência local.',
  },
} satisfies HowToWords;
