import { completeOpinion } from '../catalogue.ts';
import { createFormat } from '../format.ts';

const { plural } = createFormat('pt');

export const opinion = completeOpinion({
  choose: {
    title: 'Perguntar a outros modelos',
    text: (framework) => `Faça outros modelos lerem o mesmo material segundo “${framework}”. Nada é enviado de novo.`,
    calls: (count) =>
      plural(count, { one: 'cerca de # chamada', many: 'cerca de # chamadas', other: 'cerca de # chamadas' }),
    again: 'já leu; mais uma vez mostra o quanto é estável',
    off: 'não disponível aqui',
    goesTo: 'O material vai para as empresas dos modelos que você marcar, e para mais ninguém.',
    uses: (asked, left) => `Usa ${asked} das ${left} leituras que você ainda tem hoje.`,
    left: (left) => `Leituras que você ainda tem hoje: ${left}.`,
    all: 'Marcar todos',
    ask: (count) =>
      plural(count, { one: 'Perguntar a # modelo', many: 'Perguntar a # modelos', other: 'Perguntar a # modelos' }),
    none: 'Marque primeiro um modelo',
    asking: 'Perguntando',
  },
  gone: 'O material deste relatório não está mais guardado, por isso nenhum outro modelo pode lê-lo. O relatório pode ser comparado com outro.',
  more: 'Perguntar a mais modelos',
  compareWith: 'Comparar com outro relatório',
  noOther: 'Somente as segundas opiniões',
  refused: (model, reason) => `${model} não foi consultado: ${reason}`,
  again: (model) => `Perguntar de novo a ${model}`,
  states: { open: 'sendo escrita', failed: 'sem resposta', cancelled: 'interrompida' },
  quotes: (count) => plural(count, { one: '# citação', many: '# citações', other: '# citações' }),
  mean: 'Média',
  table: 'Tabela',
  scale: 'Escala',
  agreement: 'Concordância',
  restsOn: (row) => `Em que se apoiam as leituras de “${row}”`,
  shared: { all: 'Partilhadas por todas', some: (count, of) => `${count} de ${of}`, one: 'Somente uma' },
  only: (label) => `Apenas ${label} leu isto.`,
  noQuotes: 'Não há citações aqui.',
  download: (format) => `Baixar em ${format}`,
  failed: { title: 'Erro', description: 'Não foi possível perguntar aos outros modelos.' },
});
