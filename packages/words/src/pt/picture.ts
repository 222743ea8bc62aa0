import { completePicture } from '../catalogue.ts';

export const picture = completePicture({
  text: 'Para publicações e mensagens: sem endereço e marcada como escrita por IA.',
  choose: 'Citação na imagem',
  none: 'Sem citação',
  drawing: 'A imagem está sendo desenhada.',
  drawn: 'A imagem está pronta.',
  alt: 'Prévia da imagem: título, retrato, citação e gráfico do relatório',
  save: (format) => `Salvar como ${format}`,
  notOffered: 'Não se faz imagem de um relatório que começa com linhas de ajuda nem de um sobre várias pessoas.',
  failed: { title: 'Erro', description: 'Não foi possível criar a imagem. Tente novamente.' },
  again: 'Tentar novamente',
});
