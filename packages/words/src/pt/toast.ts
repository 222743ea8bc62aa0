import type { ToastWords } from '../catalogue.ts';

const again = 'Tente de novo.';

export const toast = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  close: 'Fechar',

  runTitle: (label, date) => `${label ?? 'Personalidade'}: análise de ${date}`,
  complete: (label) => ({ title: label ? `${label}: análise pronta` : 'Análise pronta' }),
  stopped: { title: 'Análise interrompida' },
  failed: {
    title: 'A análise falhou',
    textMissing: 'Digite um texto para analisar',
    text: (type) => `Não foi possível fazer a análise (${type}). ${again}`,
    what: { text: 'texto', document: 'documento' },
  },
  uploadFailed: { title: 'O envio falhou', description: `Não foi possível enviar o arquivo. ${again}` },
  mediaFailed: {
    image: { title: 'Erro', description: `Não foi possível analisar a imagem. ${again}` },
    video: { title: 'Erro', description: `Não foi possível analisar o vídeo. ${again}` },
  },
  noData: {
    image: { title: 'Erro', description: 'Não há nenhuma imagem' },
    video: { title: 'Erro', description: 'Não há nenhum vídeo' },
  },
  lost: {
    title: 'A análise falhou',
    description: 'A conexão caiu. A análise talvez ainda esteja em andamento: recarregue a página para vê-la.',
  },
  notStopped: { title: 'Erro', description: 'Não foi possível parar a análise. Talvez ela ainda esteja em andamento.' },
  noText: { title: 'Sem texto', description: 'Digite primeiro um texto' },
  noTextBelow: { title: 'Sem texto', description: 'Digite um texto abaixo, na prévia da entrada' },
  extracting: { title: 'Extraindo o texto' },
  extracted: { title: 'Texto extraído' },
  extractionFailed: {
    title: 'A extração falhou',
    description: `Não foi possível extrair o texto do documento. ${again}`,
  },
  exampleFailed: { title: 'Erro', description: `Não foi possível carregar o exemplo. ${again}` },
  reUpload: { title: 'Envie outra vez', description: 'Envie o documento outra vez para analisá-lo com o novo modelo.' },
} satisfies ToastWords;
