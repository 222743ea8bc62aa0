import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'ホランドの興味',
    trademark: 'Self-Directed Search は PAR、Strong Interest Inventory はマイヤーズ・ブリッグス社のものです。',
    dimensions: {
      realistic: { title: '現実的' },
      investigative: { title: '研究的' },
      artistic: { title: '芸術的' },
      social: { title: '社会的' },
      enterprising: { title: '企業的' },
      conventional: { title: '慣習的' },
    },
  },
  schwartz10: {
    title: 'シュワルツの基本的価値',
    trademark: 'PVQ の使用には著者の許可が必要です。',
    dimensions: {
      self_direction: { title: '自律' },
      stimulation: { title: '刺激' },
      hedonism: { title: '快楽' },
      achievement: { title: '達成' },
      power: { title: '権力' },
      security: { title: '安全' },
      conformity: { title: '同調' },
      tradition: { title: '伝統' },
      benevolence: { title: '慈善' },
      universalism: { title: '普遍主義' },
    },
  },
  schwartz19: {
    title: '細分化された価値',
    trademark: 'PVQ の使用には著者の許可が必要です。',
    dimensions: {
      sdt: { title: '自律 - 思考' },
      sda: { title: '自律 - 行動' },
      st: { title: '刺激' },
      he: { title: '快楽' },
      ac: { title: '達成' },
      pod: { title: '権力 - 支配' },
      por: { title: '権力 - 資源' },
      fac: { title: '面目' },
      sep: { title: '安全 - 個人' },
      ses: { title: '安全 - 社会', cannot: '政治ではありません' },
      tr: { title: '伝統' },
      hum: { title: '謙虚さ' },
      cor: { title: '同調 - 規則' },
      coi: { title: '同調 - 対人' },
      bed: { title: '慈善 - 頼りがい' },
      bec: { title: '慈善 - 思いやり' },
      unc: { title: '普遍主義 - 関心', cannot: '政治ではありません' },
      unn: { title: '普遍主義 - 自然' },
      unt: { title: '普遍主義 - 寛容' },
    },
  },
  mcclelland: {
    title: 'マクレランドの動機',
    dimensions: {
      n_ach: { title: '達成欲求' },
      n_aff: { title: '親和欲求' },
      n_pow: { title: '権力欲求' },
    },
  },
  sdt: {
    title: '自己決定理論',
    dimensions: {
      autonomy: { title: '自律性', low: '不満足', high: '満足' },
      competence: { title: '有能感', low: '不満足', high: '満足' },
      relatedness: { title: '関係性', low: '不満足', high: '満足' },
    },
  },
  onet: {
    title: '仕事の価値観',
    dimensions: {
      wv_achievement: { title: '達成' },
      wv_independence: { title: '独立' },
      wv_recognition: { title: '承認' },
      wv_relationships: { title: '人間関係' },
      wv_support: { title: '支援' },
      wv_conditions: { title: '労働条件' },
    },
  },
};
