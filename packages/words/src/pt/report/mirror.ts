import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: 'Dois olhares sobre você',
  headlines: {
    close: 'Os dois olhares estão próximos',
    apart: (traits) =>
      traits === 1
        ? 'Os dois olhares se afastam um pouco em um traço'
        : `Os dois olhares se afastam um pouco em ${traits} traços`,
    differ: (traits) =>
      traits === 1 ? 'Os dois olhares diferem em um traço' : `Os dois olhares diferem em ${traits} traços`,
    nothing: 'Nada para pôr lado a lado',
  },
  closeOn: (close, of) => `Eles estão próximos em ${close} de ${of} traços.`,
  widest: (trait, points, text, self) =>
    `Eles mais se afastam em “${trait}”, por ${points} de 100 pontos: o material parece mais próximo de “${text}”, e suas respostas ficam mais perto de “${self}”.`,
  nothingRead: 'O relatório não situa nenhum dos cinco traços em um só lugar.',
  legend: { text: 'A impressão que o material passa', self: 'Como você se vê' },
  distances: { close: 'próximos', apart: 'um pouco afastados', differ: 'diferem' },
  notRead: 'não lido no material',
  split: 'lido em dois lugares',
  why: {
    title: 'Por que os dois podem diferir',
    lead: 'Três razões simples. Daqui ninguém pode dizer qual delas vale.',
    reasons: [
      {
        title: 'O material tratava de outra coisa',
        text: 'Ele mostra o que a ocasião pedia. Um lado seu que não apareceu não pode ser visto.',
      },
      {
        title: 'Um papel',
        text: 'As pessoas são de um jeito no trabalho, de outro entre amigos e de outro no papel. O material pode mostrar um papel, e suas respostas, outro.',
      },
      {
        title: 'A imagem de si',
        text: 'As pessoas conhecem alguns lados de si melhor do que qualquer material mostra, e outros menos.',
      },
    ],
  },
  chart:
    'Ponto cheio: a impressão que o material passa. Anel: como você se vê. Um ponto cheio sozinho vale para os dois.',
  columns: { trait: 'Traço', text: 'Material', self: 'Você', word: 'Distância' },
  limits: (close, apart) =>
    `Próximos: até ${close} de 100 pontos. Um pouco afastados: até ${apart}. Diferem: mais longe.`,
  scale: 'Ambos são posições em uma mesma escala de 0 a 100, não percentis: nenhum compara você com outras pessoas.',
  source: (name, reference) =>
    `Suas respostas são contadas pela chave publicada do ${name}, 20 frases de domínio público: ${reference}.`,
} satisfies MirrorResultWords;
