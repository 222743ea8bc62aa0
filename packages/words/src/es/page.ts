import { MIN_AGE_YEARS } from '@app/contract/limits';
import type { FrameWords } from '../catalogue.ts';

export const page = {
  title: 'Análisis de personalidad con IA',
  description: 'Análisis de personalidad escritos por una IA en los que cada afirmación lleva una cita comprobada.',
  language: 'Idioma',
  skip: 'Ir a la entrada',
  themeToDark: 'Cambiar a colores oscuros',
  themeToLight: 'Cambiar a colores claros',
  notNow: 'No disponible por ahora',
  notNowNames: (names) => `No disponible por ahora: ${names.join(', ')}`,
  simulated: {
    title: 'Modelos simulados.',
    text: 'Aquí no se consulta a ninguna empresa de IA. Un programa escribe análisis de muestra: son solo ejemplos.',
  },
  notFound: {
    title: '404 Página no encontrada',
    text: 'No hay ninguna página en esta dirección.',
    home: 'Ir a la página de inicio',
  },
  notice: [
    `Solo material propio, de una persona adulta que dio su permiso, o ficción. A partir de ${MIN_AGE_YEARS} años.`,
    'No es un diagnóstico ni debe usarse para decidir sobre empleo, crédito, seguros, educación ni asuntos legales o médicos.',
    'La empresa de IA del modelo que elijas lee lo que envías.',
  ],
  privacy: { link: 'Privacidad', links: 'Enlaces compartidos', opens: '(se abre en una pestaña nueva)' },
  puzzle: 'Un momento: tu navegador está resolviendo un pequeño cálculo…',
  navigation: { label: 'Partes de la página', input: 'Entrada', analysis: 'Análisis', chat: 'Chat' },
  chooseFile: { image: 'Elegir una imagen', video: 'Elegir un vídeo' },
  sharedMedia: { image: 'Imagen compartida', video: 'Vídeo compartido' },
} satisfies FrameWords;
