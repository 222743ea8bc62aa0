import { MIN_AGE_YEARS } from '@app/contract/limits';
import {
  COOKIE_DAYS,
  LEFTOVER_HOURS,
  MAIL_TRACE_HOURS,
  RETENTION_DAYS,
  RETENTION_SLACK_DAYS,
} from '@app/contract/retention';
import { SHARE_DAYS } from '@app/contract/sharing';
import { completePrivacy } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const privacy = completePrivacy({
  title: 'Privacidade',
  pageTitle: 'Privacidade · Análise de personalidade com IA',
  description:
    'Qual empresa de IA lê o que você envia, o que é guardado e por quanto tempo, como você apaga e onde encontrar ajuda.',
  home: 'Para a análise',
  lead: 'Você entrega a este site palavras e imagens muito pessoais. Esta página diz quem as lê, o que é guardado e como se livrar disso.',
  days: (days) =>
    days === undefined
      ? `${RETENTION_DAYS} dias, a menos que o operador deste site tenha definido outro prazo,`
      : plural(days, { one: '# dia', many: '# de dias', other: '# dias' }),
  short: (kept) => [
    'Uma empresa de IA lê o que você envia. Qual delas depende do modelo escolhido.',
    `Seus relatórios e seu chat ficam guardados por ${kept} ou até você tocar em “Nova análise”.`,
    'Não há conta, rastreamento nem publicidade. Nada é vendido.',
  ],
  simulated:
    'Este site funciona no momento com modelos simulados: um programa escreve amostras e nenhuma empresa de IA é consultada.',
  companies: {
    anthropic: { name: 'Anthropic', seat: 'Estados Unidos' },
    openai: { name: 'OpenAI', seat: 'Estados Unidos' },
    deepseek: { name: 'DeepSeek', seat: 'China' },
    perplexity: { name: 'Perplexity', seat: 'Estados Unidos' },
  },
  reads: {
    title: 'Quem lê o que você envia',
    intro: 'A página chama os modelos por números. Estas são as empresas por trás deles:',
    company: (name, seat) => `${name} (${seat})`,
    what: 'E isto é o que chega a elas:',
    words: {
      term: 'Palavras',
      text: 'Um texto vai para a empresa do modelo escolhido. De um documento, só vão as palavras. Com uma pergunta do chat vão o relatório, seu texto e o chat até ali. Em uma entrevista, sua resposta a uma pergunta fixa vai para lá assim que você pressiona “Próxima pergunta”.',
    },
    pictures: {
      term: 'Imagens',
      text: (other) =>
        `Imagens, quadros de um vídeo e páginas digitalizadas vão para a empresa do modelo escolhido, reduzidos e sem dados de lugar ou de câmera. Se esse modelo não consegue ver, ${other ?? 'outra empresa da lista'} olha no lugar dele, e o relatório de uma imagem ou vídeo diz isso.`,
    },
    speech: {
      term: 'Fala',
      text: (company) =>
        `O que é dito em um vídeo é transcrito por ${company}, qualquer que seja o modelo escolhido, se este site ativou essa função.`,
      heard: (company) => `O que é dito em um vídeo é transcrito por ${company}, qualquer que seja o modelo escolhido.`,
      unheard: 'O som de um vídeo não é enviado a ninguém.',
    },
    after: [
      'Anthropic e OpenAI recebem também um código feito a partir da etiqueta da sua sessão, para poderem agir contra abusos. Seu endereço de rede, seu cookie e endereços de e-mail não são enviados a nenhuma delas.',
      'As empresas de IA podem guardar o que recebem segundo suas próprias condições, algumas por até 30 dias. Quando uma empresa permite pedir que não guarde suas palavras, pedimos. Não podemos apagar nada lá.',
    ],
  },
  kept: {
    title: 'O que é guardado e por quanto tempo',
    rows: (kept) => [
      {
        term: 'Idioma e fuso horário',
        text: 'Com cada análise e pergunta, o idioma desta página e a região e o fuso horário do seu navegador, selados como o resto: eles definem os números do cartão de ajuda, se for preciso, e o idioma do relatório quando o seu texto não o revela.',
      },
      {
        term: 'Seus arquivos',
        text: `O original até ser lido; as imagens feitas a partir dele, até o fim da análise: em geral, minutos. O que uma falha deixa para trás é removido em ${LEFTOVER_HOURS * 60} minutos.`,
      },
      {
        term: 'Texto, relatórios, chat, respostas sobre você',
        text: `Por ${kept} ou até você tocar em “Nova análise”. A limpeza pode levar até ${RETENTION_SLACK_DAYS} dias a mais.`,
      },
      {
        term: 'Cópias compartilhadas',
        text: `Por ${SHARE_DAYS} dias ou até você revogar o link. Uma imagem pequena só é guardada com um relatório que você compartilhou. Quem tem o link pode ler a cópia.`,
      },
      {
        term: 'Endereços de e-mail',
        text: `Selados até o e-mail sair; o serviço que o entrega vê os dois endereços e o link. Depois, por ${MAIL_TRACE_HOURS} horas, só como resumos com chave, assim como a rede de onde o e-mail foi pedido. Eles limitam quantos e-mails podem ser enviados.`,
      },
      {
        term: 'Registros e custos',
        text: 'Tempos, tamanhos, códigos, identificadores aleatórios e o custo de cada chamada a um modelo. Nenhuma das suas palavras, nenhum nome de arquivo, nenhum endereço.',
      },
    ],
  },
  sealed: {
    title: 'Quem mais poderia ler',
    text: [
      'Tudo o que você escreve ou recebe é guardado com criptografia. A chave precisa de duas metades: uma está no servidor; a outra, no seu cookie e em nenhum outro lugar.',
      'O operador deste site só poderia ler suas palavras enquanto uma análise, uma resposta do chat ou um e-mail de compartilhamento está em andamento, e nos momentos em que seu navegador as pede. Nos intervalos, o que o servidor tem não as abre.',
      'Se você perder o cookie, ninguém consegue recuperar seus relatórios.',
    ],
  },
  deleted: {
    title: 'Como você apaga',
    text: [
      'Toque em “Nova análise”. Primeiro a chave é destruída: desse momento em diante nada seu pode ser aberto, nem desta sessão nem de outra deste navegador. Depois são removidos os textos, os relatórios, os chats e os arquivos que ainda esperam.',
      'Os links que você compartilhou ficam, porque outras pessoas podem contar com eles. Revogue-os na janela “Compartilhar” ou abaixo.',
      'Um backup feito pelo operador durante uma análise pode conter essa análise legível até o backup ser apagado. O que uma empresa de IA ou uma caixa de correio recebeu está fora do nosso alcance.',
    ],
  },
  cookie: {
    title: 'O cookie',
    text: [
      `Há um. Ele contém um segredo aleatório, sua metade da chave, e dura ${COOKIE_DAYS} dias. Vai só para este site, nenhum script pode lê-lo e ele não diz nada sobre você. Sem ele ninguém poderia dar a você seus relatórios e protegê-los dos outros.`,
      'Seu navegador também lembra uma etiqueta de sessão aleatória, o idioma escolhido e se você prefere cores claras ou escuras. O que você digita fica ali, e em nenhum outro lugar, até você enviar ou tocar em “Nova análise”. Ler esta página não cria nenhum cookie.',
    ],
  },
  never: {
    title: 'O que não fazemos',
    list: [
      'Nada de conta nem de login.',
      'Nada de rastreamento, de publicidade ou de conteúdo carregado de outros sites.',
      'Nada de vender ou emprestar o que você envia.',
      'Nenhum treinamento de IA da nossa parte.',
      'Nenhum reconhecimento facial: ninguém fica sabendo quem está em uma imagem.',
    ],
  },
  limits: {
    title: 'Para que não serve',
    list: [
      'Não é um diagnóstico e não substitui atendimento médico ou psicológico.',
      'Não é base para decisões de trabalho, crédito, seguro, educação, justiça ou saúde.',
      `Não é para menores de ${MIN_AGE_YEARS} anos.`,
      'Não é para textos ou imagens de outras pessoas sem o consentimento delas. Pergunte antes, e só a pessoas adultas.',
    ],
  },
  help: {
    title: 'Se você precisa de ajuda agora',
    text: 'Se você ou outra pessoa está em perigo, ligue para o número de emergência. Se você pensa em acabar com a própria vida ou em se machucar, fale hoje com alguém:',
    directory: (name) => `(${name}, para todos os países).`,
    emergency: 'Emergência',
  },
  software: {
    title: 'O software',
    text: 'Esta página utiliza fontes e componentes de outros autores.',
    link: 'Ver as licenças',
  },

  contact: { title: 'Perguntas', text: 'Pergunte ao operador deste site:' },
});
