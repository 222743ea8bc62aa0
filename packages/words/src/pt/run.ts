import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `À sua frente na fila: ${ahead}${time ? `, cerca de ${time}` : ''}`,
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
