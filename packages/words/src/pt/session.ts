import type { SessionWords } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const session = {
  cleared: { title: 'Nova análise', description: 'Tudo foi apagado. Você pode começar de novo.' },
  failed: { title: 'Erro', description: 'Não foi possível apagar a análise anterior. Recarregue a página.' },
  confirm: {
    title: 'Começar uma nova análise?',
    text: 'Isto apaga tudo o que é seu, em todas as sessões deste navegador, na hora e para sempre:',
    reports: (count) => plural(count, { one: '# relatório', many: '# de relatórios', other: '# relatórios' }),
    chat: (count) =>
      plural(count, { one: '# mensagem do chat', many: '# de mensagens do chat', other: '# mensagens do chat' }),
    running: 'O que está sendo escrito agora',
    input: 'O que você digitou ou escolheu',
    links: 'Os links que você compartilhou continuam abertos até expirarem ou serem revogados.',
    accept: 'Nova análise',
    cancel: 'Manter tudo',
    close: 'Fechar',
  },
  offline: {
    title: 'Você está sem conexão',
    description: 'Nada foi enviado nem apagado. Tente de novo quando houver conexão.',
  },
  others: { title: 'Suas outras sessões', name: (reports, day) => `${reports} · ${day}` },
} satisfies SessionWords;
