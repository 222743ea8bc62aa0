import type { InputWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const input = {
  title: 'Prévia da entrada',
  toggle: 'Entrada de texto',
  interview: 'Entreviste-me',
  nothing: 'Nada selecionado ainda.',
  label: 'Texto para analisar',
  placeholder: 'Digite, cole ou envie um documento para analisar…',
  example: 'Experimentar um exemplo',
  words: (count) => plural(count, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
  samples: ['Amostra curta', 'Impressão geral', 'Boa amostra', 'Amostra sólida'],
  keys: 'Enter para analisar, Shift+Enter para nova linha',
  upload: 'Enviar documento',
  extracting: 'Lendo o documento…',
  submit: 'Analisar texto',
  more: 'Mais análises de texto',
  frameworks: {
    'personality-structure': 'Estrutura completa da personalidade',
    mbti: 'MBTI',
    bigfive: 'Big Five',
    enneagram: 'Eneagrama',
  },
  drop: {
    title: 'Arraste os arquivos para cá para analisar',
    supports: 'Aceita JPG, PNG, MP4, MOV, PDF, DOC, DOCX (máx. 50 MB)',
    camera: 'Tirar uma foto',
    now: 'Solte o arquivo para analisar',
    wait: 'Há uma análise em andamento. Solte o arquivo quando ela terminar.',
  },
  mode: {
    next: { image: 'A próxima imagem vai para:', video: 'O próximo vídeo vai para:' },
    clear: 'Desfazer a escolha',
  },
  media: {
    image: 'Imagem enviada',
    video: 'Vídeo enviado',
    noPicture: 'Este navegador não consegue mostrar o arquivo. Mesmo assim ele pode ser analisado.',
    analyze: (model) => `Analisar com ${model}`,
    analyzeAgain: (model) => `Analisar de novo com ${model}`,
    mbti: { image: 'Análise MBTI da imagem', video: 'Análise MBTI do vídeo' },
    remove: 'Remover o arquivo',
  },
  document: { analyzeAgain: 'Analisar de novo', mbti: 'Análise MBTI do documento', remove: 'Remover o documento' },
  refused: {
    type: {
      title: 'Tipo de arquivo não aceito',
      description: 'Envie uma imagem, um vídeo ou um arquivo PDF, DOC, DOCX ou TXT.',
    },
    media: { title: 'Tipo de arquivo não aceito', description: 'Envie uma imagem ou um vídeo.' },
    extraction: { title: 'Arquivo não aceito', description: 'Envie um arquivo PDF, DOC, DOCX ou TXT' },
    size: { title: 'Arquivo grande demais', description: 'Envie um arquivo de até 50 MB.' },
    several: { title: 'Só um arquivo', description: 'Envie um arquivo de cada vez.' },
  },
} satisfies InputWords;
