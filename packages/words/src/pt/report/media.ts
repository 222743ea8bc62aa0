import type { MediaWords } from '../../report-words.ts';
import { count } from './grammar.ts';

const nobody = (where: string): string =>
  `${where}, ninguém parece claramente uma pessoa adulta. As leituras são só para pessoas adultas, por isso nenhum perfil foi escrito. O que se viu não é descrito aqui.`;

export const media = {
  person: (number) => `Pessoa ${number}`,
  personAt: (number, locator) => `Pessoa ${number} (${locator})`,
  nobody: { image: nobody('Nesta imagem'), video: nobody('Neste vídeo') },
  about: (person) => `Sobre: ${person}.`,
  maker: {
    image: 'Ninguém aparece: a imagem é lida como escolha de quem a fez.',
    video: 'Ninguém aparece: o vídeo é lido como escolha de quem o fez.',
  },
  others: (others) =>
    count(others, '# outra pessoa que aparece não foi lida.', '# outras pessoas que aparecem não foram lidas.'),
  minors: (minors) =>
    count(
      minors,
      '# pessoa que talvez não seja adulta ficou de fora: as leituras são para pessoas adultas.',
      '# pessoas que talvez não sejam adultas ficaram de fora: as leituras são para pessoas adultas.',
    ),
  where: {
    scene: 'Cena',
    written: 'Escrito na imagem',
    at: (clock) => `em ${clock}`,
    said: 'Dito',
    saidAt: (clock) => `Dito em ${clock}`,
  },
  seenBy: (model) => `descrição de ${model}`,
  seenInstead: (model, chosen) => `descrição de ${model}, porque ${chosen} não vê imagens`,
  seenShared: (model) => `uma única descrição, de ${model}, lida por todos os modelos consultados`,
  heardBy: (model) => `fala transcrita por ${model}`,
  noSound: 'sem som, por isso só o visível foi lido',
  notHeard: 'o som não foi transcrito aqui, por isso só o visível foi lido',
  nothingSaid: 'nada é dito no vídeo',
  speechShared: 'Não foi estabelecido quem, entre as pessoas que aparecem, disse o quê.',
  phrases: (phrases) =>
    count(
      phrases,
      '# expressão da descrição ia além do que as pessoas escolheram ou fizeram e ficou de fora.',
      '# expressões da descrição iam além do que as pessoas escolheram ou fizeram e ficaram de fora.',
    ),
} satisfies MediaWords;
