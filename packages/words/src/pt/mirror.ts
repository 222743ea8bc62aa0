import { completeMirror } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const mirror = completeMirror({
  about: 'Vinte frases',
  lead: 'Descreva como você é agora, em geral, e não como gostaria de ser: como você se vê com sinceridade, em relação a pessoas que conhece do mesmo sexo e mais ou menos da mesma idade.',
  private: 'Suas respostas ficam seladas nesta sessão, são apagadas com ela e nunca são enviadas a um modelo.',
  keys: 'As teclas de 1 a 5 respondem e avançam.',
  unvalidated: 'Este texto é uma tradução que não foi validada.',
  answered: (count, of) => `${count} de ${of} respondidas`,
  minutes: (count) =>
    plural(count, {
      one: 'falta cerca de # minuto',
      many: 'faltam cerca de # minutos',
      other: 'faltam cerca de # minutos',
    }),
  anchors: ['Muito inexata', 'Um pouco inexata', 'Nem inexata nem exata', 'Um pouco exata', 'Muito exata'],
  show: 'Ver os dois olhares',
  change: 'Mudar respostas',
  table: 'Tabela',
  trait: 'Traço',
  distance: 'Distância',
  bar: (trait, text, self) => `${trait}: material ${text}, você ${self} de 100`,
  none: 'em nenhum lugar',
  download: (format) => `Baixar o relatório com os dois olhares como ${format}`,
  gone: 'Este relatório não existe mais, portanto não há o que responder.',
  other: 'Este relatório não tem traços dos Cinco Grandes para pôr ao lado das suas respostas.',
  failed: { title: 'Erro', description: 'Não foi possível salvar sua resposta.' },
  statements: [
    'Sou a alma da festa.',
    'Tenho empatia pelos sentimentos dos outros.',
    'Faço as tarefas de casa logo.',
    'Tenho mudanças de humor frequentes.',
    'Tenho uma imaginação fértil.',
    'Não falo muito.',
    'Não tenho interesse nos problemas dos outros.',
    'Muitas vezes esqueço de colocar as coisas de volta no lugar.',
    'Sinto tranquilidade na maior parte do tempo.',
    'Não tenho interesse em ideias abstratas.',
    'Converso com muitas pessoas diferentes nas festas.',
    'Sinto as emoções dos outros.',
    'Gosto de ordem.',
    'Eu me aborreço com facilidade.',
    'Tenho dificuldade para entender ideias abstratas.',
    'Fico em segundo plano.',
    'Na verdade, não tenho interesse nos outros.',
    'Faço bagunça com as coisas.',
    'Raramente sinto tristeza.',
    'Não tenho uma boa imaginação.',
  ],
});
