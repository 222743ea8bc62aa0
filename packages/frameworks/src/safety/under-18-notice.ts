/** The languages of the fixed notice; writers in other languages get English. */
export type NoticeLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'ar' | 'zh' | 'ja';

/**
 * The notice that a writer under eighteen gets instead of a reading: a heading and two paragraphs, without any
 * statement about the text.
 */
export const under18Notice: Record<NoticeLanguage, readonly [heading: string, why: string, kept: string]> = {
  en: [
    'Readings here are for adults',
    'Your text says, or reads as if, you are under eighteen. A personality is still in motion then, and a reading like this could weigh more than it should. So nothing was read from your text.',
    'Nothing of it was kept. If something is on your mind, talking to an adult you trust is worth more than any report.',
  ],
  es: [
    'Las lecturas de aquí son para personas adultas',
    'Tu texto dice, o da a entender, que tienes menos de dieciocho años. A esa edad la personalidad todavía está en movimiento, y una lectura así podría pesar más de lo debido. Por eso no se ha leído nada en tu texto.',
    'No se ha guardado nada de él. Si algo te preocupa, hablar con una persona adulta de confianza vale más que cualquier informe.',
  ],
  fr: [
    'Les lectures proposées ici s’adressent aux adultes',
    'Ton texte dit, ou laisse penser, que tu as moins de dix-huit ans. À cet âge, la personnalité est encore en mouvement, et une lecture comme celle-ci pourrait peser plus qu’elle ne devrait. Rien n’a donc été lu dans ton texte.',
    'Rien n’en a été conservé. Si quelque chose te préoccupe, en parler à un adulte de confiance vaut mieux que n’importe quel rapport.',
  ],
  de: [
    'Einschätzungen gibt es hier nur für Erwachsene',
    'Dein Text sagt oder lässt vermuten, dass du unter achtzehn bist. In diesem Alter ist eine Persönlichkeit noch in Bewegung, und eine solche Einschätzung könnte mehr Gewicht bekommen, als ihr zusteht. Deshalb wurde aus deinem Text nichts herausgelesen.',
    'Nichts davon wurde aufbewahrt. Wenn dich etwas beschäftigt, hilft ein Gespräch mit einem Erwachsenen, dem du vertraust, mehr als jeder Bericht.',
  ],
  pt: [
    'As leituras daqui são para pessoas adultas',
    'O seu texto diz, ou dá a entender, que você tem menos de dezoito anos. Nessa idade a personalidade ainda está em movimento, e uma leitura como esta poderia pesar mais do que deveria. Por isso nada foi lido no seu texto.',
    'Nada dele foi guardado. Se algo preocupa você, conversar com uma pessoa adulta de confiança vale mais do que qualquer relatório.',
  ],
  ar: [
    'القراءات هنا للبالغين فقط',
    'يقول نصك، أو يُفهم منه، أن عمرك أقل من ثماني عشرة سنة. في هذا العمر تكون الشخصية ما زالت في طور التشكل، وقد يكون لقراءة كهذه وزن أكبر مما ينبغي. لذلك لم يُقرأ شيء من نصك.',
    'ولم يُحفظ منه شيء. إذا كان هناك ما يشغل بالك، فالحديث مع شخص بالغ موثوق أنفع من أي تقرير.',
  ],
  zh: [
    '这里的解读只面向成年人',
    '你的文字写明或让人觉得你未满十八岁。这个年纪的性格还在变化之中，这样的解读可能会被看得过重。所以我们没有对你的文字作任何解读。',
    '其中的内容也没有被保存。如果有什么事让你放心不下，和一位信任的大人谈谈，比任何报告都更有用。',
  ],
  ja: [
    'ここでの読み取りは大人の方のみを対象としています',
    'この文章には、書き手が十八歳未満であると書かれているか、そう読み取れるところがあります。その年頃の性格はまだ変わっていく途中で、このような読み取りが必要以上に重く受け取られるおそれがあります。そのため、この文章からは何も読み取っていません。',
    '文章の内容は何も保存されていません。気がかりなことがあるときは、信頼できる大人に話すほうが、どんなレポートよりも役に立ちます。',
  ],
};
