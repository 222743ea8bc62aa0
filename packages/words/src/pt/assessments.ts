import type { AssessmentWords } from '../catalogue.ts';

export const assessments = {
  step: (number) => `Passo ${number}`,
  models: {
    title: 'Escolha um modelo de IA',
    unavailable: 'Indisponível aqui',
    name: (number) => `Modelo ${number}`,
  },
  inputTypes: {
    title: 'Escolha o tipo de entrada',
    image: 'Imagem',
    document: 'Documento',
    video: 'Vídeo',
    'text-mbti': 'MBTI: texto',
    'image-mbti': 'MBTI: imagem',
    'video-mbti': 'MBTI: vídeo',
  },
  deepDives: ['Imagem a fundo', 'Texto a fundo', 'Vídeo a fundo'],
  comingSoon: { title: 'Em breve', description: (name) => `${name}: ainda não está pronto.` },
  matrix: {
    title: 'Mais análises',
    row: 'Mais modelos teóricos para texto, imagem e vídeo',
    close: 'Fechar',
    framework: 'Modelo teórico',
    kinds: { text: 'Texto', image: 'Imagem', video: 'Vídeo' },
    lead: (framework) => `${framework}.`,
    buttonKinds: { text: 'texto', image: 'imagem', video: 'vídeo' },
    button: (framework, kind) => `${framework}, ${kind}`,
    about: 'Escolha um modelo teórico e depois texto, imagem ou vídeo. Os botões de texto leem a prévia da entrada.',
    note: 'Escrito por uma IA a partir do que você fornece. Uma impressão, não um diagnóstico nem um resultado de teste.',
  },
} satisfies AssessmentWords;
