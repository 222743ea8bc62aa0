import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `Segunda opinião: ${framework}`,
    repeats: (framework) => `O mesmo modelo outra vez: ${framework}`,
    texts: (framework) => `Dois materiais: ${framework}`,
  },
  headlines: {
    agree: 'As leituras concordam',
    mixed: 'As leituras concordam na maior parte',
    disagree: (scales) =>
      scales === 1 ? 'As leituras discordam em uma escala' : `As leituras discordam em ${scales} escalas`,
    sideBySide: 'As leituras lado a lado',
    waiting: 'As outras leituras estão sendo escritas',
    tooFew: 'Ainda não há o que comparar',
  },
  answered: {
    models: (answered, asked) => `Modelos que responderam: ${answered} de ${asked}.`,
    repeats: (answered, asked) => `Leituras do mesmo modelo: ${answered} de ${asked}.`,
    texts: (answered, asked) => `Materiais lidos com o mesmo modelo teórico: ${answered} de ${asked}.`,
  },
  needsTwo: 'Uma comparação precisa de duas leituras concluídas.',
  agreeOn: (agreed, of, closest, points) =>
    `Elas concordam em ${agreed} de ${of} escalas e estão mais próximas em “${closest}”, a ${points} de 100 pontos.`,
  widest: (name, points, low, high) =>
    `A maior distância está em “${name}”: ${points} de 100 pontos entre ${low} e ${high}.`,
  widestInWords: (name) => `Elas mais diferem em “${name}”.`,
  noGap: 'Não há distância em nenhuma escala.',
  wordsOnly: 'Nada aqui foi colocado em uma escala por duas delas: as palavras estão lado a lado.',
  alone: (alone, of) => `Lido por apenas uma delas: ${alone} de ${of}.`,
  agreement: { agree: 'concordam', mixed: 'em parte', disagree: 'discordam' },
  repeat: (model, number) => `${model}, leitura ${number}`,
  text: (number) => `Material ${number}`,
  states: { open: 'sendo escrita', failed: 'sem resposta', cancelled: 'interrompida' },
  columns: { reading: 'Leitura', scale: 'Escala', mean: 'Média', agreement: 'Concordância' },
  chart: 'A linha vai da leitura mais baixa à mais alta; o ponto é a média delas.',
  only: (label) => `Apenas ${label} leu isto.`,
  quotedBy: (labels) => `Citado por ${labels}`,
  limits: (agree, mixed) => `Concordam: até ${agree} de 100 pontos. Em parte: até ${mixed}. Discordam: mais longe.`,
  mean: 'A média de vários modelos chega mais perto do que as pessoas dizem de si mesmas do que qualquer um deles.',
  notTrue: 'Que os modelos concordem não torna uma leitura mais verdadeira: podem partilhar o mesmo erro.',
} satisfies ComparisonWords;
