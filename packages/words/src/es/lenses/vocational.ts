import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'Intereses de Holland',
    trademark: 'Self-Directed Search es de PAR; Strong Interest Inventory, de The Myers-Briggs Company.',
    dimensions: {
      realistic: { title: 'Realista' },
      investigative: { title: 'Investigador' },
      artistic: { title: 'Artístico' },
      social: { title: 'Social' },
      enterprising: { title: 'Emprendedor' },
      conventional: { title: 'Convencional' },
    },
  },
  schwartz10: {
    title: 'Valores básicos de Schwartz',
    trademark: 'PVQ: uso solo con permiso del autor.',
    dimensions: {
      self_direction: { title: 'Autodirección' },
      stimulation: { title: 'Estimulación' },
      hedonism: { title: 'Hedonismo' },
      achievement: { title: 'Logro' },
      power: { title: 'Poder' },
      security: { title: 'Seguridad' },
      conformity: { title: 'Conformidad' },
      tradition: { title: 'Tradición' },
      benevolence: { title: 'Benevolencia' },
      universalism: { title: 'Universalismo' },
    },
  },
  schwartz19: {
    title: 'Valores refinados',
    trademark: 'PVQ: uso solo con permiso del autor.',
    dimensions: {
      sdt: { title: 'Autodirección - pensamiento', row: 'Autodir. - pensamiento' },
      sda: { title: 'Autodirección - acción' },
      st: { title: 'Estimulación' },
      he: { title: 'Hedonismo' },
      ac: { title: 'Logro' },
      pod: { title: 'Poder - dominio' },
      por: { title: 'Poder - recursos' },
      fac: { title: 'Imagen pública' },
      sep: { title: 'Seguridad - personal' },
      ses: { title: 'Seguridad - social', cannot: 'no es política' },
      tr: { title: 'Tradición' },
      hum: { title: 'Humildad' },
      cor: { title: 'Conformidad - normas' },
      coi: { title: 'Conformidad - trato' },
      bed: { title: 'Benevolencia - fiabilidad', row: 'Benevol. - fiabilidad' },
      bec: { title: 'Benevolencia - cuidado' },
      unc: { title: 'Universalismo - justicia', cannot: 'no es política' },
      unn: { title: 'Universalismo - naturaleza', row: 'Univers. - naturaleza' },
      unt: { title: 'Universalismo - tolerancia', row: 'Univers. - tolerancia' },
    },
  },
  mcclelland: {
    title: 'Motivos de McClelland',
    dimensions: {
      n_ach: { title: 'Necesidad de logro' },
      n_aff: { title: 'Necesidad de afiliación' },
      n_pow: { title: 'Necesidad de poder' },
    },
  },
  sdt: {
    title: 'Teoría de la autodeterminación',
    dimensions: {
      autonomy: { title: 'Autonomía', low: 'Frustración', high: 'Satisfacción' },
      competence: { title: 'Competencia', low: 'Frustración', high: 'Satisfacción' },
      relatedness: { title: 'Vinculación', low: 'Frustración', high: 'Satisfacción' },
    },
  },
  onet: {
    title: 'Valores laborales',
    dimensions: {
      wv_achievement: { title: 'Logro' },
      wv_independence: { title: 'Independencia' },
      wv_recognition: { title: 'Reconocimiento' },
      wv_relationships: { title: 'Relaciones' },
      wv_support: { title: 'Apoyo' },
      wv_conditions: { title: 'Condiciones de trabajo' },
    },
  },
};
