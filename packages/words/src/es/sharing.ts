import type { SharingWords } from '../catalogue.ts';

export const sharing = {
  title: 'Compartir el análisis',
  text: 'Enviamos un enlace que puede abrir cualquier persona que lo tenga.',
  senderEmail: 'Tu correo',
  recipientEmail: 'Correo de quien lo recibe',
  invalidEmail: 'Escribe un correo válido',
  submit: 'Compartir',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  close: 'Cerrar',
  preview: {
    image: 'Con el análisis se muestra una copia pequeña de tu imagen.',
    video: 'Con el análisis se muestra una imagen pequeña del primer momento de tu vídeo.',
  },
  links: {
    title: 'Enlaces que has compartido',
    general: 'Personalidad',
    dates: (shared, expires) => `Compartido: ${shared} · caduca: ${expires}`,
    revoke: 'Revocar',
    revokeThis: (label, shared) => `Revocar el enlace a ${label}, compartido: ${shared}`,
    revoked: 'Revocado',
    told: (label) => `El enlace a ${label} está revocado. Ya no abre nada.`,
    mail: {
      sending: 'Correo: se está enviando',
      waiting: 'Correo: el servidor aún no lo ha aceptado; seguimos intentándolo',
      accepted: 'Correo: aceptado por el servidor',
      unsure: 'Correo: puede haber llegado; no se envía otra vez',
      refused: 'Correo: rechazado por el servidor, no enviado',
      'gave-up': 'Correo: no enviado; el servidor no lo aceptó a tiempo',
    },
    failed: { title: 'Error', description: 'No se pudo revocar el enlace. Inténtalo otra vez.' },
  },
  waiting: {
    title: 'En espera',
    description:
      'El servidor de correo aún no ha aceptado el correo. Seguimos intentándolo; el diálogo para compartir muestra qué ocurre con él.',
  },
  unsure: {
    title: 'Quizá enviado',
    description:
      'La conexión se cortó mientras el servidor aceptaba el correo. Puede haber llegado, así que no se envía otra vez.',
  },
  shared: { title: 'Enviado', description: 'El análisis se ha compartido.' },
  failed: { title: 'Error', description: 'No se pudo compartir el análisis. Inténtalo otra vez.' },
  nothing: { title: 'Error', description: 'No hay ningún análisis para compartir' },
  loaded: { title: 'Análisis compartido cargado' },
  notLoaded: {
    title: 'Error',
    description: 'No se pudo cargar el análisis compartido. Puede que haya caducado o se haya eliminado.',
  },
} satisfies SharingWords;
