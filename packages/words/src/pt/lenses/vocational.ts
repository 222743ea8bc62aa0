import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'Interesses de Holland',
    trademark: 'Self-Directed Search pertence à PAR; Strong Interest Inventory, à The Myers-Briggs Company.',
    dimensions: {
      realistic: { title: 'Realista' },
      investigative: { title: 'Investigativo' },
      artistic: { title: 'Artístico' },
      social: { title: 'Social' },
      enterprising: { title: 'Empreendedor' },
      conventional: { title: 'Convencional' },
    },
  },
  schwartz10: {
    title: 'Valores básicos de Schwartz',
    trademark: 'PVQ: uso somente com permissão do autor.',
    dimensions: {
      self_direction: { title: 'Autodireção' },
      stimulation: { title: 'Estimulação' },
      hedonism: { title: 'Hedonismo' },
      achievement: { title: 'Realização' },
      power: { title: 'Poder' },
      security: { title: 'Segurança' },
      conformity: { title: 'Conformidade' },
      tradition: { title: 'Tradição' },
      benevolence: { title: 'Benevolência' },
      universalism: { title: 'Universalismo' },
    },
  },
  schwartz19: {
    title: 'Valores refinados',
    trademark: 'PVQ: uso somente com permissão do autor.',
    dimensions: {
      sdt: { title: 'Autodireção - pensamento' },
      sda: { title: 'Autodireção - ação' },
      st: { title: 'Estimulação' },
      he: { title: 'Hedonismo' },
      ac: { title: 'Realização' },
      pod: { title: 'Poder - domínio' },
      por: { title: 'Poder - recursos' },
      fac: { title: 'Imagem pública' },
      sep: { title: 'Segurança - pessoal' },
      ses: { title: 'Segurança - social', cannot: 'não é política' },
      tr: { title: 'Tradição' },
      hum: { title: 'Humildade' },
      cor: { title: 'Conformidade - regras' },
      coi: { title: 'Conformidade - interpessoal', row: 'Conformidade - relações' },
      bed: { title: 'Benevolência - confiabilidade', row: 'Confiabilidade' },
      bec: { title: 'Benevolência - cuidado' },
      unc: { title: 'Universalismo - justiça', cannot: 'não é política' },
      unn: { title: 'Universalismo - natureza' },
      unt: { title: 'Universalismo - tolerância', row: 'Universal. - tolerância' },
    },
  },
  mcclelland: {
    title: 'Motivos de McClelland',
    dimensions: {
      n_ach: { title: 'Necessidade de realização', row: 'Realização' },
      n_aff: { title: 'Necessidade de afiliação' },
      n_pow: { title: 'Necessidade de poder' },
    },
  },
  sdt: {
    title: 'Teoria da autodeterminação',
    dimensions: {
      autonomy: { title: 'Autonomia', low: 'Frustração', high: 'Satisfação' },
      competence: { title: 'Competência', low: 'Frustração', high: 'Satisfação' },
      relatedness: { title: 'Vínculo', low: 'Frustração', high: 'Satisfação' },
    },
  },
  onet: {
    title: 'Valores de trabalho',
    dimensions: {
      wv_achievement: { title: 'Realização' },
      wv_independence: { title: 'Independência' },
      wv_recognition: { title: 'Reconhecimento' },
      wv_relationships: { title: 'Relações' },
      wv_support: { title: 'Apoio' },
      wv_conditions: { title: 'Condições de trabalho' },
    },
  },
};
