import type { ChatWords } from '../catalogue.ts';

export const chat = {
  title: 'Chat',
  notice: 'Hablas con una IA. Sus respuestas pueden ser erróneas.',
  log: 'Conversación',
  you: 'Tú',
  ai: 'IA',
  empty: 'Todavía no hay conversación. Haz preguntas sobre el análisis cuando esté listo.',
  suggestions: [
    '¿Cuál es la prueba más sólida?',
    '¿Qué cambiaría este resultado?',
    'Explica las barras de forma sencilla',
  ],
  label: 'Pregunta',
  placeholder: 'Haz una pregunta sobre el análisis…',
  send: 'Enviar',
  stop: 'Parar',
  toEnd: 'Lo último',
  writing: 'La IA está escribiendo una respuesta.',
  ready: 'La respuesta está lista.',
  unfinished: 'Detenida. Esta respuesta no está terminada.',
  failed: { title: 'Error', description: 'No se pudo enviar el mensaje.' },
} satisfies ChatWords;
