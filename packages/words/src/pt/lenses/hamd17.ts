import type { LensWords } from '../../lens-words.ts';

export const hamd17 = {
  title: 'Áreas de Hamilton para depressão (17)',
  trademark: 'Escala de depressão de Hamilton: em geral considerada de domínio público (Hamilton, 1960).',
  bands: { none: 'nenhum', mild: 'leve', moderate: 'moderado', severe: 'grave' },
  dimensions: {
    mood: { title: 'Desânimo' },
    guilt: { title: 'Culpa' },
    suicide: {
      title: 'Pensamentos suicidas',
      cannot:
        'nunca são avaliados nem citados aqui: se isso passa pela sua cabeça, fale com um médico ou com uma linha de apoio emocional',
    },
    insomnia_early: { title: 'Adormecer' },
    insomnia_middle: { title: 'Despertares à noite' },
    insomnia_late: { title: 'Acordar cedo demais' },
    work_activities: { title: 'Trabalho e atividades' },
    retardation: { title: 'Fala e movimentos lentos', cannot: 'exige a presença de um profissional clínico' },
    agitation: { title: 'Inquietação visível', cannot: 'exige a presença de um profissional clínico' },
    anxiety_psychic: { title: 'Preocupação e tensão' },
    anxiety_somatic: { title: 'Sinais de ansiedade no corpo', row: 'Ansiedade no corpo' },
    somatic_gi: { title: 'Estômago e apetite' },
    somatic_general: { title: 'Cansaço e peso no corpo' },
    genital_symptoms: {
      title: 'Perda de interesse pela intimidade',
      row: 'Interesse na intimidade',
      cannot: 'íntimo demais para ser lido na escrita; deixado em aberto de propósito',
    },
    health_worry: { title: 'Preocupação com a saúde' },
    weight_loss: { title: 'Perda de peso' },
    insight: { title: 'Consciência do problema', cannot: 'exige a presença de um profissional clínico' },
  },
} satisfies LensWords;
