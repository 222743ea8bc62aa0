import type { SessionWords } from '../catalogue.ts';

export const session = {
  cleared: { title: 'Nova análise', description: 'Tudo foi apagado. Você pode começar de novo.' },
  failed: { title: 'Erro', description: 'Não foi possível apagar a análise anterior. Recarregue a página.' },
  confirm: {
    title: 'Parar e começar de novo?',
    text: 'Ainda há algo sendo escrito. Uma nova análise interrompe isso e apaga tudo nesta sessão.',
    accept: 'Parar e começar de novo',
    cancel: 'Deixar continuar',
    close: 'Fechar',
  },
} satisfies SessionWords;
