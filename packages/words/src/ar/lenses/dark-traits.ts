import type { LensWords } from '../../lens-words.ts';

export const darkTraits: Record<string, LensWords> = {
  darktraits: {
    title: 'ميول مظلمة وميول مضيئة',
    trademark: 'لا تُستخدم بنود ولا درجات فاصلة من SD3/SD4 أو NPI أو MACH-IV أو TriPM أو PCL-R.',
    bands: { not_seen: 'غير ظاهر', faint: 'خافت', some: 'بعض الظهور', clear: 'واضح' },
    dimensions: {
      machiavellianism: { title: 'الميكافيلية', cannot: 'لا تُقرأ من الحديث عن الأعمال أو الشطرنج' },
      grandiose_narcissism: { title: 'النرجسية المتعاظمة', cannot: 'لا تُقرأ من الفخر بإنجاز واحد أو من ضمائر المتكلم' },
      primary_psychopathy: {
        title: 'السيكوباتية (قسوة وجرأة)',
        cannot: 'لا تُقرأ من الحديث عن الجرائم أو من الفكاهة السوداء',
      },
      everyday_sadism: { title: 'السادية اليومية', cannot: 'لا تُقرأ من قصص الرعب أو من المزاح' },
      vulnerable_narcissism: { title: 'النرجسية الهشّة', cannot: 'لا تُقرأ من جرح عادي في المشاعر' },
      secondary_psychopathy: {
        title: 'السيكوباتية الثانوية (اندفاع وانفعال)',
        cannot: 'لا تُقرأ من ردود الفعل على صدمة',
      },
      borderline_features: {
        title: 'ملامح عدم الثبات الانفعالي',
        row: 'عدم الثبات الانفعالي',
        cannot: 'ليست اضطرابًا من أي نوع',
      },
      d_core: { title: 'النواة المظلمة (D)', cannot: 'لا تُقرأ من عبارات منفردة' },
      kantianism: { title: 'مضيء: معاملة الناس كغايات', row: 'مضيء: الناس غايات' },
      humanism: { title: 'مضيء: تقدير كل إنسان' },
      faith_in_humanity: { title: 'مضيء: الإيمان بالناس' },
    },
  },
};
