import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'Áreas do BDI-II',
  trademark: 'BDI-II: Pearson; protegido por direitos autorais. Só os nomes das áreas.',
  bands: { minimal: 'mínimo', mild: 'leve', moderate: 'moderado', severe: 'grave' },
  dimensions: {
    sadness: { title: 'Tristeza' },
    pessimism: { title: 'Pessimismo' },
    past_failure: { title: 'Fracassos do passado' },
    loss_of_pleasure: { title: 'Perda do prazer' },
    guilt: { title: 'Culpa' },
    punishment: { title: 'Punição' },
    self_dislike: { title: 'Desgosto consigo' },
    self_criticism: { title: 'Autocrítica' },
    suicidal_thoughts: {
      title: 'Pensamentos suicidas',
      cannot:
        'nunca são avaliados nem citados aqui: se isso passa pela sua cabeça, fale com um médico ou com uma linha de apoio emocional',
    },
    crying: { title: 'Choro' },
    agitation: { title: 'Agitação' },
    loss_of_interest: { title: 'Perda de interesse' },
    indecision: { title: 'Indecisão' },
    worthlessness: { title: 'Sensação de não ter valor', row: 'Falta de valor próprio' },
    loss_of_energy: { title: 'Perda de energia' },
    sleep: { title: 'Sono' },
    irritability: { title: 'Irritabilidade' },
    appetite: { title: 'Apetite' },
    concentration: { title: 'Concentração' },
    fatigue: { title: 'Cansaço' },
    loss_of_intimacy_interest: {
      title: 'Perda de interesse pela intimidade',
      row: 'Interesse na intimidade',
      cannot: 'íntimo demais para ser lido na escrita; deixado em aberto de propósito',
    },
  },
} satisfies LensWords;
