import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: 'Nuevo análisis', description: 'Se ha borrado todo. Puedes empezar de nuevo.' },
  failed: { title: 'Error', description: 'No se pudo borrar el análisis anterior. Vuelve a cargar la página.' },
  confirm: {
    title: '¿Parar y empezar de nuevo?',
    text: 'Todavía se está escribiendo. Un nuevo análisis lo detiene y borra todo lo de esta sesión.',
    accept: 'Parar y empezar de nuevo',
    cancel: 'Dejar que siga',
    close: 'Cerrar',
  },
} satisfies SessionWords;
