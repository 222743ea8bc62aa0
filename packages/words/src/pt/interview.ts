import { completeInterview } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const interview = completeInterview({
  progress: (number, most) => `Pergunta ${number} de no máximo ${most}`,
  finish: 'Concluir',
  next: 'Próxima pergunta',
  done: 'Pronto',
  skip: 'Pular',
  nextKey: 'próxima',
  answer: 'Sua resposta',
  hint: 'Algumas frases bastam.',
  tooLong: (most) => `Uma resposta pode ter no máximo ${most} caracteres. Textos mais longos vão na caixa de texto.`,
  dictate: 'Ditar',
  stopDictating: 'Parar de ditar',
  dictationNote: 'Seu navegador transforma a fala em texto; quem o fabrica pode ouvi-la.',
  dictationFailed: 'O navegador não permitiu o ditado.',
  reading: (model) => `${model} procura uma breve pergunta a mais…`,
  goOn: 'Continuar sem ela',
  askedBy: (model) => `Mais uma sobre isso, de ${model}`,
  fromBank: 'Mais uma sobre isso, das perguntas fixas',
  goesTo: (model) =>
    `O servidor procura em cada resposta sinais de que você precisa de ajuda ou tem menos de dezoito anos. Se não houver, a resposta vai para ${model}, que pode fazer uma breve pergunta a mais; o que você responder a ela não vai para nenhum modelo.`,
  alone: 'Nenhum modelo é consultado; as perguntas são fixas.',
  offline: 'Sem conexão. As perguntas fixas continuam sem ela.',
  note: 'Só as suas respostas são lidas, nunca as perguntas. Até o fim elas são guardadas só neste navegador, e Nova análise as apaga.',
  asked: 'Perguntas até aqui',
  skipped: 'pulada',
  gauge: (words, sample) => `${words}, ${sample}`,
  noSample: 'nada ainda',
  help: 'Antes de continuar',
  enough: (left) =>
    plural(left, {
      one: 'Cada tema já teve sua vez. Você pode concluir agora ou responder mais #.',
      many: 'Cada tema já teve sua vez. Você pode concluir agora ou responder até mais #.',
      other: 'Cada tema já teve sua vez. Você pode concluir agora ou responder até mais #.',
    }),
  end: { title: 'Essa foi a última pergunta', text: 'Concluir leva suas respostas para a caixa de texto.' },
  filled: { title: 'Suas respostas estão na caixa de texto', description: 'Qualquer avaliação pode lê-las agora.' },
  questions: {
    plan: {
      short: 'Quando um plano desmorona',
      ask: 'O que aconteceu em um dia em que seu plano desmoronou, e o que você fez depois?',
      more: 'O que passou pela sua cabeça no primeiro minuto?',
    },
    evening: {
      short: 'Uma noite só sua',
      ask: 'Ninguém espera você esta noite: como ela corre, do começo ao fim?',
      more: 'De qual parte você gosta mais?',
    },
    strangers: {
      short: 'Entre pessoas desconhecidas',
      ask: 'Na última vez em que você entrou em uma sala cheia de pessoas desconhecidas, o que você fez?',
      more: 'O que você notou primeiro nas outras pessoas?',
    },
    decision: {
      short: 'Uma decisão demorada',
      ask: 'Qual decisão demorou muito, e como você a tomou no fim?',
      more: 'O que quase fez você escolher o contrário?',
    },
    refusal: {
      short: 'Dizer não',
      ask: 'Quando você disse não pela última vez a algo que outros queriam de você, e como foi?',
      more: 'Como foi o momento logo depois de dizer isso?',
    },
    apart: {
      short: 'Diferente das outras pessoas',
      ask: 'Quando você fez algo de um jeito diferente de todos à sua volta, e por quê?',
      more: 'Como as outras pessoas reagiram?',
    },
    'changed-mind': {
      short: 'Mudar de ideia sobre alguém',
      ask: 'Sobre quem você mudou de ideia, e o que fez você ver essa pessoa de outro modo?',
      more: 'O que tinha passado despercebido antes?',
    },
    disagreement: {
      short: 'Um desentendimento',
      ask: 'Como começou um desentendimento de que você ainda se lembra, e como terminou?',
      more: 'Como a outra pessoa contaria isso?',
    },
    reliance: {
      short: 'A quem você recorre',
      ask: 'A quem você recorre quando algo dá errado, e por que a essa pessoa?',
      more: 'E para que essa pessoa procura você?',
    },
    skill: {
      short: 'Algo que lhe pedem',
      ask: 'O que você faz tão bem que outros lhe pedem, e como você faz isso?',
      more: 'Que etapa os outros costumam pular?',
    },
    'dull-task': {
      short: 'A parte chata',
      ask: 'Como você lida com uma tarefa chata que precisa ser feita?',
      more: 'O que acontece se ela fica parada por uma semana?',
    },
    together: {
      short: 'Fazer algo em grupo',
      ask: 'Que papel você assume quando várias pessoas precisam fazer algo juntas?',
      more: 'Quando esse papel pesa demais?',
    },
    mistake: {
      short: 'Um erro',
      ask: 'Em qual erro seu você ainda pensa, e o que aconteceu?',
      more: 'O que você fez diferente depois?',
    },
    criticism: {
      short: 'Uma crítica certeira',
      ask: 'Quando uma crítica acertou em cheio, e o que você fez com ela?',
      more: 'Que parte dela era verdade?',
    },
    'letting-go': {
      short: 'Algo que ficou para trás',
      ask: 'Que projeto você deixou para trás, e como o vê hoje?',
      more: 'O que ficou dele?',
    },
    absorbed: {
      short: 'Perder a noção do tempo',
      ask: 'Quando você perdeu a noção do tempo pela última vez, e o que estava fazendo?',
      more: 'O que há nisso que prende você?',
    },
    unasked: {
      short: 'Algo que ninguém pediu',
      ask: 'O que você fez ou criou sem que ninguém pedisse?',
      more: 'Quem chegou a ver?',
    },
    place: {
      short: 'Um lugar onde você se sente bem',
      ask: 'Em que lugar você se sente bem, e como é lá?',
      more: 'O que você faz lá que não faz em nenhum outro lugar?',
    },
  },
});
