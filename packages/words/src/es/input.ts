import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('es');

export const input = {
  title: 'Vista previa de la entrada',
  toggle: 'Entrada de texto',
  interview: 'Entrevístame',
  nothing: 'Todavía no hay nada seleccionado.',
  label: 'Texto para analizar',
  placeholder: 'Escribe, pega o sube un documento para analizarlo…',
  example: 'Probar un ejemplo',
  words: (count) => plural(count, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
  samples: ['Muestra corta', 'Impresión general', 'Buena muestra', 'Muestra sólida'],
  keys: 'Intro para analizar, Mayús+Intro para otra línea',
  upload: 'Subir documento',
  extracting: 'Leyendo el documento…',
  submit: 'Analizar texto',
  more: 'Más análisis de texto',
  frameworks: {
    'personality-structure': 'Estructura completa de la personalidad',
    mbti: 'MBTI',
    bigfive: 'Big Five',
    enneagram: 'Eneagrama',
  },
  drop: {
    title: 'Arrastra aquí los archivos para analizarlos',
    supports: 'Admite JPG, PNG, MP4, MOV, PDF, DOC, DOCX (máx. 50 MB)',
    camera: 'Hacer una foto',
    now: 'Suelta el archivo para analizarlo',
    wait: 'Hay un análisis en marcha. Suelta el archivo cuando termine.',
  },
  mode: {
    next: { image: 'La próxima imagen va a:', video: 'El próximo vídeo va a:' },
    clear: 'Quitar la elección',
  },
  media: {
    image: 'Imagen subida',
    video: 'Vídeo subido',
    noPicture: 'Este navegador no puede mostrar el archivo. Aun así se puede analizar.',
    analyze: (model) => `Analizar con ${model}`,
    analyzeAgain: (model) => `Volver a analizar con ${model}`,
    mbti: { image: 'Análisis MBTI de la imagen', video: 'Análisis MBTI del vídeo' },
    remove: 'Quitar el archivo',
  },
  document: { analyzeAgain: 'Volver a analizar', mbti: 'Análisis MBTI del documento', remove: 'Quitar el documento' },
  refused: {
    type: {
      title: 'Tipo de archivo no admitido',
      description: 'Sube una imagen, un vídeo o un archivo PDF, DOC, DOCX o TXT.',
    },
    media: { title: 'Tipo de archivo no admitido', description: 'Sube una imagen o un vídeo.' },
    extraction: { title: 'Archivo no admitido', description: 'Sube un archivo PDF, DOC, DOCX o TXT' },
    size: { title: 'Archivo demasiado grande', description: 'Sube un archivo de 50 MB como máximo.' },
    several: { title: 'Solo un archivo', description: 'Sube los archivos de uno en uno.' },
  },
} satisfies InputWords;
