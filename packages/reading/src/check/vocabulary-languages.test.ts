import { expect, test } from 'vitest';
import { withholdForbidden } from './vocabulary.ts';

/** A development set for the rules; the test set is in `eval/held-out`. */
const claims = {
  de: [
    'Sie leiden unter einer Panikstörung.',
    'Vermutlich haben Sie ADHS.',
    'Dieses Muster spricht für eine bipolare Störung.',
    'Eine Psychotherapie wäre für Sie sinnvoll.',
    'Ihr IQ dürfte über 120 liegen.',
    'Sie sind wohl Mitte dreißig.',
    'Du lügst.',
    'Ihr Vater war ein Narzisst.',
    'Versuchen Sie, öfter Nein zu sagen.',
    'Sie sind psychisch gesund.',
  ],
  es: [
    'Sufres depresión.',
    'Esto encaja con un trastorno bipolar.',
    'Necesitas ayuda profesional.',
    'Tu CI está por encima de la media.',
    'Rondas los cincuenta.',
    'Estás mintiendo.',
    'Eres lesbiana.',
    'Intenta ser más amable con tu madre.',
    'No hay ningún indicio de trastorno.',
  ],
  fr: [
    'Vous avez un trouble bipolaire.',
    'Cela évoque une dépression.',
    'Une thérapie vous ferait du bien.',
    'Votre QI dépasse la moyenne.',
    'Vous approchez la cinquantaine.',
    'Vous êtes probablement athée.',
    'Votre patron est un sociopathe.',
    'Essayez de dormir davantage.',
  ],
  pt: [
    'Você sofre de depressão.',
    'Isto sugere um transtorno alimentar.',
    'Você precisa de ajuda profissional.',
    'O seu QI é alto.',
    'Você está a mentir.',
    'Você é homossexual.',
    'Talvez você devia descansar.',
  ],
  ar: [
    'لديك اكتئاب.',
    'هذا يدل على اضطراب ثنائي القطب.',
    'ننصحك بزيارة طبيب.',
    'نسبة ذكائك مرتفعة.',
    'إنك تكذب.',
    'حاول أن تنام أكثر.',
  ],
  zh: [
    '你可能有焦虑症。',
    '这说明你得了抑郁症。',
    '建议你去看心理医生。',
    '你的智商很高。',
    '你在说谎。',
    '你最好早点睡。',
  ],
  ja: [
    'あなたはうつ病です。',
    'これは双極性障害の兆候です。',
    '専門家に相談したほうがよいでしょう、ではなく相談するべきです。',
    'あなたのIQは高いです。',
    'あなたは三十代です。',
    'もっと早く話すべきです。',
  ],
  it: ['Hai un disturbo bipolare.', 'Il suo QI è alto.', 'Dovresti dormire di più.'],
  nl: ['U hebt een persoonlijkheidsstoornis.', 'Je IQ is hoog.', 'Je liegt.'],
  pl: ['Ma Pan depresję.', 'Kłamiesz.', 'Powinieneś odpocząć.'],
  tr: ['Depresyon belirtileri gösteriyorsunuz.', 'Yalan söylüyorsun.', 'Daha çok uyumalısınız.'],
} as const;

const fair = {
  de: [
    'Sie schreiben, dass Sie seit Jahren Depressionen haben.',
    'Ob Sie eine Angststörung haben, lässt sich aus einem Text nicht sagen.',
    'Die Störung im Stellwerk 4 erzählen Sie als Krimi.',
    '„Ich bin wohl depressiv“, notieren Sie am Dienstag.',
    'Unter der Bedingung, dass niemand singt, kommen Sie mit.',
    'Der Arzt kommt zu spät, und Sie zählen die Fische im Aquarium.',
    'Sie sind konservativ mit Kommas.',
  ],
  es: [
    'Dices que tienes ansiedad como otros dicen que tienen frío.',
    'El tratamiento de la madera ocupa dos páginas.',
    'Tienes un trastero lleno de relojes.',
    'El médico llega tarde y cuentas los peces.',
    'No mientes nunca en las cartas.',
    'Eres de quienes cierran la puerta dos veces.',
  ],
  fr: [
    'Vous dites avoir un trouble anxieux, et vous le dites en riant.',
    'Le texte ne permet pas de dire si vous êtes croyant.',
    'Le trouble du ciel annonce la pluie, écrivez-vous.',
    'Vous avez la quarantaine de pommiers de votre grand-père.',
    'Votre médecin arrive en retard.',
  ],
  pt: [
    'Você diz que tem depressão desde o inverno.',
    'O tratamento da madeira ocupa duas páginas.',
    'O transtorno das obras dura três parágrafos.',
    'Você não mente nas cartas.',
  ],
  ar: ['تقول إن لديك اكتئابًا منذ الشتاء.', 'لا يقول النص شيئًا عن دينك.', 'علاج الخشب يأخذ صفحتين.'],
  zh: [
    '你说自己有焦虑症，像别人说感冒一样。',
    '文中没有提到你的信仰。',
    '木头的处理写了两页。',
    '医生迟到了，你数起了鱼。',
  ],
  ja: [
    'うつ病だったと書いています。',
    '宗教については分かりません。',
    '木の扱いに二ページを使っています。',
    '医師は遅れて来ます。',
  ],
  it: ['Scrive di soffrire di depressione.', 'Il medico arriva tardi.'],
  nl: ['U schrijft dat u een depressie hebt.', 'De arts komt te laat.'],
  pl: ['Pisze Pan, że ma depresję.', 'Lekarz się spóźnia.'],
  tr: ['Depresyonda olduğunuzu yazıyorsunuz.', 'Doktor geç geliyor.'],
} as const;

const each = (lists: Record<string, readonly string[]>) =>
  Object.entries(lists).flatMap(([language, sentences]) => sentences.map((sentence) => [language, sentence] as const));

test.for(each(claims))('%s: “%s” is withheld', ([, sentence]) => {
  expect(withholdForbidden(sentence).removed).toHaveLength(1);
});

test.for(each(fair))('%s: “%s” is kept', ([, sentence]) => {
  expect(withholdForbidden(sentence)).toEqual({ text: sentence, removed: [] });
});
