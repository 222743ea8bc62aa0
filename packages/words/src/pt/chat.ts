import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'Chat',
  notice: 'Você está conversando com uma IA. As respostas podem estar erradas.',
  log: 'Conversa',
  you: 'Você',
  ai: 'IA',
  empty: 'Nenhuma conversa ainda. Faça perguntas sobre a análise quando ela estiver pronta.',
  suggestions: ['Qual é o indício mais forte?', 'O que mudaria este resultado?', 'Explique as barras de forma simples'],
  label: 'Pergunta',
  placeholder: 'Faça uma pergunta sobre a análise…',
  send: 'Enviar',
  stop: 'Parar',
  toEnd: 'Mais recente',
  writing: 'A IA está escrevendo uma resposta.',
  ready: 'A resposta está pronta.',
  unfinished: 'Interrompida. Esta resposta não está completa.',
  failed: { title: 'Erro', description: 'Não foi possível enviar a mensagem.' },
} satisfies ChatWords;
