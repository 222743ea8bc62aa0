import type { LensWords } from '../../lens-words.ts';

export const general: Record<string, LensWords> = {
  sections: {
    title: 'صورة بالكلمات',
    dimensions: {
      communication_style: { title: 'أسلوب التواصل' },
      thinking_style: { title: 'أسلوب التفكير' },
      emotional_tone_expressed: {
        title: 'النبرة الانفعالية الظاهرة',
        row: 'النبرة الانفعالية',
        cannot: 'نبرة الكلمات فقط، لا حالة داخلية',
      },
      social_stance: { title: 'الموقف من الآخرين' },
      motivation_and_values: { title: 'الدوافع والقيم', cannot: 'لا سياسة ولا دين أبدًا' },
      self_view: { title: 'النظرة إلى الذات' },
      coping_and_stress_language: {
        title: 'الحديث عن الضغط والتعامل معه',
        row: 'الضغط والتعامل معه',
        cannot: 'ليس قولًا في الصحة',
      },
      strengths: { title: 'نقاط القوة' },
      blind_spots: { title: 'النقاط العمياء' },
      contradictions: { title: 'التناقضات' },
      setting_and_self_presentation: { title: 'المكان وتقديم الذات' },
      what_cannot_be_said: { title: 'ما لا يمكن قوله' },
      questions_that_would_help: { title: 'أسئلة من شأنها أن تفيد' },
    },
  },
};
