import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'Interessen nach Holland',
    trademark: 'Self-Directed Search gehört PAR, Strong Interest Inventory der Myers-Briggs Company.',
    dimensions: {
      realistic: { title: 'Praktisch-technisch', row: 'Praktisch' },
      investigative: { title: 'Intellektuell-forschend', row: 'Forschend' },
      artistic: { title: 'Künstlerisch-sprachlich', row: 'Künstlerisch' },
      social: { title: 'Sozial' },
      enterprising: { title: 'Unternehmerisch' },
      conventional: { title: 'Konventionell' },
    },
  },
  schwartz10: {
    title: 'Grundwerte nach Schwartz',
    trademark: 'PVQ: Verwendung nur mit Erlaubnis des Autors.',
    dimensions: {
      self_direction: { title: 'Selbstbestimmung' },
      stimulation: { title: 'Stimulation' },
      hedonism: { title: 'Hedonismus' },
      achievement: { title: 'Leistung' },
      power: { title: 'Macht' },
      security: { title: 'Sicherheit' },
      conformity: { title: 'Konformität' },
      tradition: { title: 'Tradition' },
      benevolence: { title: 'Benevolenz' },
      universalism: { title: 'Universalismus' },
    },
  },
  schwartz19: {
    title: 'Verfeinerte Werte',
    trademark: 'PVQ: Verwendung nur mit Erlaubnis des Autors.',
    dimensions: {
      sdt: { title: 'Selbstbestimmung - Denken', row: 'Selbstbest. - Denken' },
      sda: { title: 'Selbstbestimmung - Handeln', row: 'Selbstbest. - Handeln' },
      st: { title: 'Stimulation' },
      he: { title: 'Hedonismus' },
      ac: { title: 'Leistung' },
      pod: { title: 'Macht - Dominanz' },
      por: { title: 'Macht - Ressourcen' },
      fac: { title: 'Gesicht wahren' },
      sep: { title: 'Sicherheit - persönlich' },
      ses: { title: 'Sicherheit - gesellschaftlich', row: 'Sicherheit - öffentlich', cannot: 'keine Politik' },
      tr: { title: 'Tradition' },
      hum: { title: 'Demut' },
      cor: { title: 'Konformität - Regeln' },
      coi: { title: 'Konformität - Rücksicht' },
      bed: { title: 'Benevolenz - Verlässlichkeit', row: 'Benevolenz - Verlass' },
      bec: { title: 'Benevolenz - Fürsorge' },
      unc: { title: 'Universalismus - Gerechtigkeit', row: 'Univers. - Gerechtigkeit', cannot: 'keine Politik' },
      unn: { title: 'Universalismus - Natur' },
      unt: { title: 'Universalismus - Toleranz' },
    },
  },
  mcclelland: {
    title: 'Motive nach McClelland',
    dimensions: {
      n_ach: { title: 'Leistungsmotiv' },
      n_aff: { title: 'Anschlussmotiv' },
      n_pow: { title: 'Machtmotiv' },
    },
  },
  sdt: {
    title: 'Selbstbestimmungstheorie',
    dimensions: {
      autonomy: { title: 'Autonomie', low: 'unerfüllt', high: 'erfüllt' },
      competence: { title: 'Kompetenz', low: 'unerfüllt', high: 'erfüllt' },
      relatedness: { title: 'Verbundenheit', low: 'unerfüllt', high: 'erfüllt' },
    },
  },
  onet: {
    title: 'Arbeitswerte',
    dimensions: {
      wv_achievement: { title: 'Leistung' },
      wv_independence: { title: 'Unabhängigkeit' },
      wv_recognition: { title: 'Anerkennung' },
      wv_relationships: { title: 'Beziehungen' },
      wv_support: { title: 'Rückhalt' },
      wv_conditions: { title: 'Arbeitsbedingungen' },
    },
  },
};
