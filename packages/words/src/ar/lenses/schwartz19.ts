import type { LensWords } from '../../lens-words.ts';

export const schwartz19 = {
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
} satisfies LensWords;
