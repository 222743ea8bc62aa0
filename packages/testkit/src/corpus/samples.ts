/** Lines of the sample documents; an extractor must return them unchanged. */
export const englishLines = [
  'I write every morning before the house wakes up.',
  'The list is never finished, and that is fine with me.',
  'My sister says I plan too much; she may be right!',
  'When the train was late I talked to a stranger for an hour.',
  'Next year I want fewer meetings, more walks and one honest argument a week.',
];

export const manyScripts = [
  'Привет, мир: сегодня я снова проснулся рано и долго думал.',
  'Γειά σου Κόσμε, σήμερα έγραψα ένα μεγάλο γράμμα.',
  '我每天早上写日记，然后去公园散步。',
  '毎朝日記を書いて、それから散歩します。',
  '매일 아침 일기를 쓰고 산책을 합니다.',
  'Naïve café, Übermut, señor, Łódź, Þór, €5 and a smile 😀 🚀.',
];
