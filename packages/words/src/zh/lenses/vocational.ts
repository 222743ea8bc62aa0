import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: '霍兰德兴趣',
    trademark: 'Self-Directed Search 归 PAR 所有；Strong Interest Inventory 归迈尔斯-布里格斯公司所有。',
    dimensions: {
      realistic: { title: '现实型' },
      investigative: { title: '研究型' },
      artistic: { title: '艺术型' },
      social: { title: '社会型' },
      enterprising: { title: '企业型' },
      conventional: { title: '常规型' },
    },
  },
  schwartz10: {
    title: '施瓦茨基本价值观',
    trademark: 'PVQ 须经作者许可方可使用。',
    dimensions: {
      self_direction: { title: '自主' },
      stimulation: { title: '刺激' },
      hedonism: { title: '享乐' },
      achievement: { title: '成就' },
      power: { title: '权力' },
      security: { title: '安全' },
      conformity: { title: '遵从' },
      tradition: { title: '传统' },
      benevolence: { title: '仁慈' },
      universalism: { title: '普遍主义' },
    },
  },
  schwartz19: {
    title: '细化价值观',
    trademark: 'PVQ 须经作者许可方可使用。',
    dimensions: {
      sdt: { title: '自主 - 思想' },
      sda: { title: '自主 - 行动' },
      st: { title: '刺激' },
      he: { title: '享乐' },
      ac: { title: '成就' },
      pod: { title: '权力 - 支配' },
      por: { title: '权力 - 资源' },
      fac: { title: '面子' },
      sep: { title: '安全 - 个人' },
      ses: { title: '安全 - 社会', cannot: '不是政治立场' },
      tr: { title: '传统' },
      hum: { title: '谦逊' },
      cor: { title: '遵从 - 规则' },
      coi: { title: '遵从 - 人际' },
      bed: { title: '仁慈 - 可靠' },
      bec: { title: '仁慈 - 关怀' },
      unc: { title: '普遍主义 - 关切', cannot: '不是政治立场' },
      unn: { title: '普遍主义 - 自然' },
      unt: { title: '普遍主义 - 宽容' },
    },
  },
  mcclelland: {
    title: '麦克利兰动机',
    dimensions: {
      n_ach: { title: '成就需要' },
      n_aff: { title: '亲和需要' },
      n_pow: { title: '权力需要' },
    },
  },
  sdt: {
    title: '自我决定理论',
    dimensions: {
      autonomy: { title: '自主', low: '受挫', high: '满足' },
      competence: { title: '胜任', low: '受挫', high: '满足' },
      relatedness: { title: '归属', low: '受挫', high: '满足' },
    },
  },
  onet: {
    title: '工作价值观',
    dimensions: {
      wv_achievement: { title: '成就' },
      wv_independence: { title: '独立' },
      wv_recognition: { title: '认可' },
      wv_relationships: { title: '人际关系' },
      wv_support: { title: '支持' },
      wv_conditions: { title: '工作条件' },
    },
  },
};
