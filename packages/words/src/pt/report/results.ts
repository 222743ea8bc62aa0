import type { ResultWords } from '../../report-words.ts';
import { capitalised, count, list, number } from './grammar.ts';

export const results = {
  poles: (poles) => poles.map((pole) => pole.toLowerCase()).join(', '),
  split: (names) => `${list(names)} em dois pontos`,
  polesAndSplit: (poles, split) => `${poles}; ${split}`,
  middle: 'perto do meio em tudo',
  ranked: (most) => `${list(most)} em primeiro lugar`,
  rankedToLast: (most, least) => `${list(most)} em primeiro lugar, ${least} em último`,
  named: (names) => list(names),
  namedAndMore: (names, more) => `${names.join(', ')} e mais ${number(more)}`,
  none: 'nada neste material fala disso',
  partly: (result, read, of) => `${result}; leitura de ${read} entre ${of}`,
  type: (code) => `lê-se como ${code}`,
  noType: 'nenhuma letra se destaca',
  temperament: (name, variant) => `${name} (${variant})`,
  temperaments: (names) => `${names.join(' ou ')}, conforme as letras em aberto`,
  allTemperaments: 'as letras em aberto deixam os quatro temperamentos',
  shortlist: (keys) => `lista curta de ${number(keys.length)}: ${keys.join(', ')}`,
  noShortlist: 'letras demais em aberto para uma lista curta',
  style: (style) => `lê-se como ${style}`,
  noStyle: 'perto do meio, nenhum estilo se destaca',
  interests: (code) => `código ${code}`,
  interestsClose: (code) => `código ${code}; os três ficam próximos`,
  noInterests: {
    close: 'sem código: o terceiro e o quarto ficam próximos demais',
    undifferentiated: 'sem código: o perfil é plano',
    'too-few': 'poucos interesses lidos para um código',
  },
  ahead: (first, others) => `${first}, à frente de ${list(others)}`,
  followedBy: (first, others) => `${first}, depois ${list(others)}`,
  noFit: 'nenhum motivo é dito',
  stated: (stated, areas) =>
    stated === 0
      ? `nenhuma das ${areas} áreas declarada`
      : count(stated, `# de ${areas} áreas declarada`, `# de ${areas} áreas declaradas`),
  denied: (areas) => count(areas, '# negada', '# negadas'),
  comesNear: (areas) => count(areas, '# chega perto', '# chegam perto'),
  pointsAway: (areas) => count(areas, '# aponta para o outro lado', '# apontam para o outro lado'),
  notMentioned: (areas) => (areas === 0 ? 'nenhuma sem menção' : `${number(areas)} sem menção`),
  line: (result) => `${capitalised(result)}.`,
} satisfies ResultWords;
