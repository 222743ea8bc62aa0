import type { LensWords } from '../../lens-words.ts';

export const vocational: Record<string, LensWords> = {
  riasec: {
    title: 'ميول هولاند',
    trademark: 'Self-Directed Search ملك لشركة PAR؛ أما Strong Interest Inventory فملك لشركة مايرز-بريغز.',
    dimensions: {
      realistic: { title: 'الواقعي' },
      investigative: { title: 'البحثي' },
      artistic: { title: 'الفني' },
      social: { title: 'الاجتماعي' },
      enterprising: { title: 'المبادر' },
      conventional: { title: 'التقليدي' },
    },
  },
  schwartz10: {
    title: 'قيم شوارتز الأساسية',
    trademark: 'PVQ: لا يُستخدم إلا بإذن من المؤلف.',
    dimensions: {
      self_direction: { title: 'التوجيه الذاتي' },
      stimulation: { title: 'الإثارة' },
      hedonism: { title: 'المتعة' },
      achievement: { title: 'الإنجاز' },
      power: { title: 'السلطة' },
      security: { title: 'الأمن' },
      conformity: { title: 'المسايرة' },
      tradition: { title: 'التقاليد' },
      benevolence: { title: 'الإحسان' },
      universalism: { title: 'العالمية' },
    },
  },
  schwartz19: {
    title: 'القيم المفصّلة',
    trademark: 'PVQ: لا يُستخدم إلا بإذن من المؤلف.',
    dimensions: {
      sdt: { title: 'التوجيه الذاتي - الفكر' },
      sda: { title: 'التوجيه الذاتي - الفعل' },
      st: { title: 'الإثارة' },
      he: { title: 'المتعة' },
      ac: { title: 'الإنجاز' },
      pod: { title: 'السلطة - السيطرة' },
      por: { title: 'السلطة - الموارد' },
      fac: { title: 'حفظ ماء الوجه' },
      sep: { title: 'الأمن - الشخصي' },
      ses: { title: 'الأمن - المجتمعي', cannot: 'ليس سياسة' },
      tr: { title: 'التقاليد' },
      hum: { title: 'التواضع' },
      cor: { title: 'المسايرة - القواعد' },
      coi: { title: 'المسايرة - بين الناس' },
      bed: { title: 'الإحسان - الموثوقية' },
      bec: { title: 'الإحسان - الرعاية' },
      unc: { title: 'العالمية - الاهتمام', cannot: 'ليس سياسة' },
      unn: { title: 'العالمية - الطبيعة' },
      unt: { title: 'العالمية - التسامح' },
    },
  },
  mcclelland: {
    title: 'دوافع ماكليلاند',
    dimensions: {
      n_ach: { title: 'الحاجة إلى الإنجاز' },
      n_aff: { title: 'الحاجة إلى الانتماء' },
      n_pow: { title: 'الحاجة إلى النفوذ' },
    },
  },
  sdt: {
    title: 'نظرية التقرير الذاتي',
    dimensions: {
      autonomy: { title: 'الاستقلالية', low: 'الإحباط', high: 'الإشباع' },
      competence: { title: 'الكفاءة', low: 'الإحباط', high: 'الإشباع' },
      relatedness: { title: 'الارتباط بالآخرين', low: 'الإحباط', high: 'الإشباع' },
    },
  },
  onet: {
    title: 'قيم العمل',
    dimensions: {
      wv_achievement: { title: 'الإنجاز' },
      wv_independence: { title: 'الاستقلال' },
      wv_recognition: { title: 'التقدير' },
      wv_relationships: { title: 'العلاقات' },
      wv_support: { title: 'المساندة' },
      wv_conditions: { title: 'ظروف العمل' },
    },
  },
};
