import type { LensWords } from '../../lens-words.ts';

export const evo: Record<string, LensWords> = {
  poles: {
    title: 'عشرة أقطاب تطورية',
    bands: { balanced: 'توازن', leaning: 'ميل', marked: 'ميل بارز' },
    dimensions: {
      life_pace: {
        title: 'إيقاع الحياة',
        low: 'السرعة',
        high: 'التمهّل',
        cannot: 'لا شيء عن قسوة الطفولة أو الخصوبة أو الصحة',
      },
      rank_path: {
        title: 'الطريق إلى المكانة',
        low: 'الهيمنة',
        high: 'الوجاهة',
        cannot: 'لا يُقرأ من بنية الجسد أو نبرة الصوت',
      },
      forage_mode: { title: 'الاستكشاف أو الاستفادة', low: 'الاستكشاف', high: 'الاستفادة' },
      risk_mode: { title: 'المخاطرة أو الأمان', low: 'المخاطرة', high: 'الأمان', cannot: 'لا يُقرأ من صورة مثيرة واحدة' },
      threat_tuning: { title: 'اليقظة أو الثقة', low: 'اليقظة', high: 'الثقة', cannot: 'ليس اضطراب قلق ولا صدمة' },
      exchange_mode: { title: 'التنافس أو التعاون', low: 'التنافس', high: 'التعاون' },
      moral_circle: {
        title: 'دائرة الاهتمام',
        low: 'الجماعة القريبة',
        high: 'الناس جميعًا',
        cannot: 'لا شيء عن الجنسية أو العرق أو السياسة أو الدين',
      },
      kin_investment: {
        title: 'وجهة الرعاية',
        low: 'الأقارب والرعاية',
        high: 'المشروع والإنجاز',
        cannot: 'لا شيء عن الوضع العائلي أو الخصوبة أو الأبوة والأمومة',
      },
      bond_horizon: {
        title: 'أفق الروابط',
        low: 'الأفق البعيد',
        high: 'الأفق المفتوح',
        cannot: 'لا شيء عن الحياة الجنسية أو الميول أو عدد الشركاء أو الجاذبية؛ يبقى بلا تقدير ما لم يذكره صاحب النص',
      },
      signal_mode: {
        title: 'الإظهار أو التقليل منه',
        low: 'الإظهار',
        high: 'التقليل',
        cannot: 'لا شيء عن الثروة أو الطبقة أو الجسد',
      },
    },
  },
};
