import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `À sua frente na fila: ${ahead}${time ? `, cerca de ${time}` : ''}`,
  waitsFor: {
    model: 'O modelo está muito ocupado. Ele é consultado de novo automaticamente.',
    service: 'Algo de que este serviço precisa está indisponível. A análise continua sozinha assim que voltar.',
  },
  notify: 'Avisar quando estiver pronto',
  willNotify: 'Você receberá um aviso.',
  blocked: 'As notificações estão bloqueadas neste navegador.',
  ready: 'Pronto',
  more: 'Mais',
  opinion: 'Segunda opinião',
  mirror: 'Responda por si',
  picture: 'Imagem para compartilhar',
  send: 'Enviar para um aplicativo',
  notSent: { title: 'Erro', description: 'Não foi possível enviar para um aplicativo.' },
} satisfies RunWords;
