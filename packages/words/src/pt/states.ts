import { completeStates } from '../catalogue.ts';

export const states = completeStates({
  shared: {
    noteTitle: 'Alguém compartilhou esta análise com você.',
    noteText:
      'Uma IA a escreveu sobre algo dessa pessoa. As citações são dela, palavra por palavra. O texto em si não foi compartilhado.',
    ask: 'Fazer uma pergunta',
    until: (day) => `Abre até ${day}. Quem enviou pode fechar antes.`,
    fork: 'Sua primeira pergunta coloca uma cópia deste relatório na sua própria sessão. “Nova análise” a apaga.',
    forked: 'Uma cópia deste relatório e esta conversa estão agora na sua própria sessão.',
    open: 'Abrir minha sessão',
    own: { title: 'E você?', text: 'Digite, cole ou envie algo seu. Sem conta.', button: 'Analisar algo meu' },
    loading: 'Carregando a análise compartilhada.',
  },
  closed: {
    title: 'Este link não abre',
    text: (days) =>
      `Análises compartilhadas fecham depois de ${days} dias, e quem enviou pode fechar antes. Um endereço cortado ao copiar também não abre.`,
    copy: 'Copiar uma frase para pedir um novo link',
    line: 'Seu link não abre mais. Você pode compartilhar a análise de novo?',
    reads: (line) => `A frase diz: ${line}`,
    copied: 'Copiado.',
    notCopied: 'Não foi possível copiar. Selecione a frase.',
  },
  away: 'Não foi possível carregar a análise compartilhada',
  again: 'Tentar de novo',
  otherModel: (model) => `Perguntar ao ${model}`,
  links: { show: 'Mostrar os links que compartilhei', none: 'Nenhum dos seus links compartilhados está aberto.' },
  reasons: {
    cookies:
      'Seu navegador bloqueia os cookies deste site. Sem um cookie ninguém poderia abrir o resultado, por isso nada foi enviado. Permita os cookies deste site e tente de novo.',
    offline: 'Seu dispositivo está sem conexão. Tente de novo quando ela voltar.',
    unreachable: 'Não foi possível alcançar o servidor. Verifique sua conexão e tente de novo.',
    outdated: 'Esta página é mais antiga que o servidor. Recarregue: o que você digitou fica.',
    answered: (status) => `O servidor respondeu com o erro ${status} e não deu um motivo. Tente de novo em um minuto.`,
    canvas: 'Não foi possível reduzir a imagem',
    image: 'Não foi possível carregar a imagem',
    file: 'Não foi possível ler o arquivo',
  },
  retryFrom: (time) => `Você pode tentar de novo a partir de: ${time}.`,
  kept: { text: 'Seu texto ainda está na caixa.', chat: 'Sua pergunta está de volta na caixa.' },
  steps: {
    again: 'Tente de novo.',
    reload: 'Recarregue a página e tente de novo.',
    file: 'Tente outro arquivo.',
    shorter: 'Envie menos de uma vez.',
    analyze: 'Faça primeiro uma análise.',
    wait: 'Espere até que termine.',
    address: 'Verifique o endereço.',
    text: 'Analise um texto em vez disso.',
  },
  updated: {
    title: 'Página atualizada',
    description: 'Uma versão mais nova foi carregada. O que você digitou ainda está aqui: aperte o botão de novo.',
  },
  fill: {
    title: 'Seu texto ainda está na caixa',
    text: {
      document: 'O que deve acontecer com ele quando o documento chegar?',
      answers: 'O que deve acontecer com ele quando suas respostas chegarem?',
    },
    replace: 'Substituir meu texto',
    add: 'Adicionar abaixo do meu texto',
    cancel: 'Cancelar',
    close: 'Fechar',
  },
});
