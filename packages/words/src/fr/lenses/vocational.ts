import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'Intérêts de Holland',
    trademark: 'Self-Directed Search appartient à PAR, Strong Interest Inventory à The Myers-Briggs Company.',
    dimensions: {
      realistic: { title: 'Réaliste' },
      investigative: { title: 'Investigateur' },
      artistic: { title: 'Artistique' },
      social: { title: 'Social' },
      enterprising: { title: 'Entreprenant' },
      conventional: { title: 'Conventionnel' },
    },
  },
  schwartz10: {
    title: 'Valeurs de base de Schwartz',
    trademark: 'PVQ : usage soumis à l’autorisation de l’auteur.',
    dimensions: {
      self_direction: { title: 'Autonomie' },
      stimulation: { title: 'Stimulation' },
      hedonism: { title: 'Hédonisme' },
      achievement: { title: 'Réussite' },
      power: { title: 'Pouvoir' },
      security: { title: 'Sécurité' },
      conformity: { title: 'Conformité' },
      tradition: { title: 'Tradition' },
      benevolence: { title: 'Bienveillance' },
      universalism: { title: 'Universalisme' },
    },
  },
  schwartz19: {
    title: 'Valeurs affinées',
    trademark: 'PVQ : usage soumis à l’autorisation de l’auteur.',
    dimensions: {
      sdt: { title: 'Autonomie - pensée' },
      sda: { title: 'Autonomie - action' },
      st: { title: 'Stimulation' },
      he: { title: 'Hédonisme' },
      ac: { title: 'Réussite' },
      pod: { title: 'Pouvoir - domination' },
      por: { title: 'Pouvoir - ressources' },
      fac: { title: 'Image publique' },
      sep: { title: 'Sécurité - personnelle' },
      ses: { title: 'Sécurité - de la société', cannot: 'pas la politique' },
      tr: { title: 'Tradition' },
      hum: { title: 'Humilité' },
      cor: { title: 'Conformité - règles' },
      coi: { title: 'Conformité - égards' },
      bed: { title: 'Bienveillance - fiabilité', row: 'Bienv. - fiabilité' },
      bec: { title: 'Bienveillance - soin' },
      unc: { title: 'Universalisme - justice', cannot: 'pas la politique' },
      unn: { title: 'Universalisme - nature' },
      unt: { title: 'Universalisme - tolérance', row: 'Univers. - tolérance' },
    },
  },
  mcclelland: {
    title: 'Motifs de McClelland',
    dimensions: {
      n_ach: { title: 'Besoin de réussite' },
      n_aff: { title: 'Besoin d’affiliation' },
      n_pow: { title: 'Besoin de pouvoir' },
    },
  },
  sdt: {
    title: 'Théorie de l’autodétermination',
    dimensions: {
      autonomy: { title: 'Autonomie', low: 'Frustration', high: 'Satisfaction' },
      competence: { title: 'Compétence', low: 'Frustration', high: 'Satisfaction' },
      relatedness: { title: 'Lien aux autres', low: 'Frustration', high: 'Satisfaction' },
    },
  },
  onet: {
    title: 'Valeurs au travail',
    dimensions: {
      wv_achievement: { title: 'Réussite' },
      wv_independence: { title: 'Indépendance' },
      wv_recognition: { title: 'Reconnaissance' },
      wv_relationships: { title: 'Relations' },
      wv_support: { title: 'Soutien' },
      wv_conditions: { title: 'Conditions de travail' },
    },
  },
};
