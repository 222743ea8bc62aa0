import type { ToastWords } from '../catalogue.ts';

const again = 'Inténtalo otra vez.';

export const toast = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  close: 'Cerrar',

  runTitle: (label, date) => `${label ?? 'Personalidad'}: análisis del ${date}`,
  complete: (label) => ({ title: label ? `${label}: análisis listo` : 'Análisis listo' }),
  stopped: { title: 'Análisis detenido' },
  failed: {
    title: 'El análisis ha fallado',
    textMissing: 'Escribe un texto para analizarlo',
    text: (type) => `No se pudo hacer el análisis (${type}). ${again}`,
    what: { text: 'texto', document: 'documento' },
  },
  uploadFailed: { title: 'La subida ha fallado', description: `No se pudo subir el archivo. ${again}` },
  mediaFailed: {
    image: { title: 'Error', description: `No se pudo analizar la imagen. ${again}` },
    video: { title: 'Error', description: `No se pudo analizar el vídeo. ${again}` },
  },
  noData: {
    image: { title: 'Error', description: 'No hay ninguna imagen' },
    video: { title: 'Error', description: 'No hay ningún vídeo' },
  },
  lost: {
    title: 'El análisis ha fallado',
    description: 'Se perdió la conexión. Puede que el análisis siga en marcha: vuelve a cargar la página para verlo.',
  },
  notStopped: { title: 'Error', description: 'No se pudo parar el análisis. Puede que siga en marcha.' },
  noText: { title: 'No hay texto', description: 'Escribe primero un texto' },
  noTextBelow: { title: 'No hay texto', description: 'Escribe un texto abajo, en la vista previa de la entrada' },
  extracting: { title: 'Extrayendo el texto' },
  extracted: { title: 'Texto extraído' },
  extractionFailed: {
    title: 'La extracción ha fallado',
    description: `No se pudo extraer el texto del documento. ${again}`,
  },
  exampleFailed: { title: 'Error', description: `No se pudo cargar el ejemplo. ${again}` },
  reUpload: {
    title: 'Hay que subirlo otra vez',
    description: 'Vuelve a subir el documento para analizarlo con el nuevo modelo.',
  },
} satisfies ToastWords;
