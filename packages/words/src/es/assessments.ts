import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `Paso ${number}`,
  models: {
    title: 'Elige un modelo de IA',
    unavailable: 'No disponible aquí',
    name: (number) => `Modelo ${number}`,
  },
  inputTypes: {
    title: 'Elige el tipo de entrada',
    image: 'Imagen',
    document: 'Documento',
    video: 'Vídeo',
    'text-mbti': 'MBTI: texto',
    'image-mbti': 'MBTI: imagen',
    'video-mbti': 'MBTI: vídeo',
  },
  deepDives: ['Imagen a fondo', 'Texto a fondo', 'Vídeo a fondo'],
  comingSoon: { title: 'Próximamente', description: (name) => `${name}: todavía no está listo.` },
  matrix: {
    title: 'Más análisis',
    row: 'Más marcos para texto, imagen y vídeo',
    close: 'Cerrar',
    framework: 'Marco',
    kinds: { text: 'Texto', image: 'Imagen', video: 'Vídeo' },
    lead: (framework) => `${framework}.`,
    buttonKinds: { text: 'texto', image: 'imagen', video: 'vídeo' },
    button: (framework, kind) => `${framework}, ${kind}`,
    about: 'Elige un marco y después texto, imagen o vídeo. Los botones de texto leen la vista previa de la entrada.',
    note: 'Escrito por una IA a partir de lo que aportas. Es una impresión, no un diagnóstico ni el resultado de un test.',
  },
} satisfies AssessmentWords;
