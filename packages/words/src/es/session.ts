import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const session = {
  cleared: { title: 'Nuevo análisis', description: 'Se ha borrado todo. Puedes empezar de nuevo.' },
  failed: { title: 'Error', description: 'No se pudo borrar el análisis anterior. Vuelve a cargar la página.' },
  confirm: {
    title: '¿Empezar un nuevo análisis?',
    text: 'Esto borra todo lo tuyo, en todas las sesiones de este navegador, al momento y para siempre:',
    reports: (count) => plural(count, { one: '# informe', many: '# de informes', other: '# informes' }),
    chat: (count) =>
      plural(count, { one: '# mensaje del chat', many: '# de mensajes del chat', other: '# mensajes del chat' }),
    running: 'Lo que se está escribiendo ahora',
    input: 'Lo que has escrito o elegido',
    links: 'Los enlaces que has compartido siguen abiertos hasta que caduquen o los revoques.',
    accept: 'Nuevo análisis',
    cancel: 'Conservar todo',
    close: 'Cerrar',
  },
  offline: {
    title: 'No tienes conexión',
    description: 'No se ha enviado ni borrado nada. Inténtalo de nuevo cuando tengas conexión.',
  },
  others: { title: 'Tus otras sesiones', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
