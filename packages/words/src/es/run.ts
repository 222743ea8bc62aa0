import type { RunWords } from '../catalogue.ts';

export const run = {
  wait: (ahead, time) => `Por delante en la cola: ${ahead}${time ? `, unos ${time}` : ''}`,
  waitsFor: {
    model: 'El modelo está muy ocupado. Se le vuelve a preguntar automáticamente.',
    service: 'Algo que este servicio necesita no está disponible. El análisis continúa solo en cuanto vuelva.',
  },
  notify: 'Avisarme cuando esté listo',
  willNotify: 'Recibirá un aviso.',
  blocked: 'Las notificaciones están bloqueadas en este navegador.',
  ready: 'Listo',
  more: 'Más',
  opinion: 'Segunda opinión',
  mirror: 'Responde por ti',
  picture: 'Imagen para compartir',
  send: 'Enviar a una aplicación',
  notSent: { title: 'Error', description: 'No se pudo enviar a una aplicación.' },
} satisfies RunWords;
