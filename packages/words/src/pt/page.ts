import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'Análise de personalidade com IA',
  description: 'Análises de personalidade escritas por uma IA em que cada afirmação traz uma citação conferida.',
  language: 'Idioma',
  skip: 'Ir para a entrada',
  themeToDark: 'Mudar para cores escuras',
  themeToLight: 'Mudar para cores claras',
  notNow: 'Indisponível no momento',
  notNowNames: (names) => `Indisponível no momento: ${names.join(', ')}`,
  simulated: {
    title: 'Modelos simulados.',
    text: 'Nenhuma empresa de IA é consultada aqui. Um programa escreve análises de amostra: são apenas exemplos.',
  },
  notFound: {
    title: '404 Página não encontrada',
    text: 'Não há nenhuma página neste endereço.',
    home: 'Ir para a página inicial',
  },
  notice: [
    `Só material próprio, de uma pessoa adulta que concordou, ou ficção. A partir de ${MIN_AGE_YEARS} anos.`,
    'Não é um diagnóstico nem deve ser usado para decisões de contratação, crédito, seguro, educação, justiça ou saúde.',
    'A empresa de IA por trás do modelo escolhido lê o que você envia.',
  ],
  privacy: { link: 'Privacidade', links: 'Links compartilhados', opens: '(abre em uma nova aba)' },
  puzzle: 'Um momento: seu navegador está resolvendo um pequeno cálculo…',
  navigation: { label: 'Partes da página', input: 'Entrada', analysis: 'Análise', chat: 'Chat' },
  chooseFile: { image: 'Escolher uma imagem', video: 'Escolher um vídeo' },
  sharedMedia: { image: 'Imagem compartilhada', video: 'Vídeo compartilhado' },
} satisfies FrameWords;
