export type SimulatedLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ar' | 'zh' | 'ja';

/**
 * The simulator's sentence for each field of an answer: it describes what a model would write there. `{title}` stands
 * for a title, `{passage}` for a quoted passage. No sentence addresses anybody, so that it fits images as well as texts.
 */
export type Sentences = {
  headline: string;
  letter: LetterSentences;
  shows: string[];
  counter: string;
  considered: string;
  whyNot: string;
  reading: string;
};

/** The sentences of a letter in their order, and the sentence that its last reader puts in the place of `end`. */
export type LetterSentences = {
  first: string;
  second: string;
  title: string;
  third: string;
  end: string;
  say: string;
  changed: string;
};

/** Opening and closing mark, separated by a space. */
export const quotationMarks: Record<SimulatedLanguage, string> = {
  en: '“ ”',
  de: '„ “',
  es: '« »',
  fr: '«\u00A0 \u00A0»',
  pt: '“ ”',
  ar: '« »',
  zh: '“ ”',
  ja: '「 」',
};

export const sentences: Record<SimulatedLanguage, Sentences> = {
  en: {
    headline: 'One line that fits this material and no other would stand here',
    letter: {
      first: 'Simulated reading: a model would answer here what was asked and begin with a passage such as {passage}.',
      second: 'It would set {passage} beside it and say what joins the two.',
      title: 'What had not been seen',
      third: 'The one thing not seen before would stand here, argued from {passage}.',
      end: 'A letter ends here, at its last good sentence.',
      say: 'Words to say to somebody would stand here',
      changed: 'The last reader of a letter puts a truer sentence here.',
    },
    shows: [
      'A model would say here what this shows about {title}.',
      'This would carry part of the reading of {title}.',
    ],
    counter: 'A model would weigh this passage against its reading of {title}.',
    considered: 'This passage comes nearest to {title}, and a model would say here why it is not enough.',
    whyNot: 'This material is too short to show {title}.',
    reading: 'A model would describe here what the passages beside it say about {title}.',
  },
  de: {
    headline: 'Hier stünde eine Zeile, die nur zu diesem Material passt',
    letter: {
      first:
        'Simulierte Auswertung: Ein Modell würde hier die Frage beantworten und mit einer Stelle beginnen wie {passage}.',
      second: 'Daneben würde es {passage} stellen und sagen, was beide verbindet.',
      title: 'Was noch nicht gesehen war',
      third: 'Hier stünde das eine, das noch nicht gesehen war, begründet mit {passage}.',
      end: 'Hier endet ein Brief, mit seinem letzten guten Satz.',
      say: 'Hier stünden Worte, die sich jemandem sagen lassen',
      changed: 'Wer einen Brief zuletzt liest, setzt hier einen treffenderen Satz.',
    },
    shows: ['Ein Modell würde hier sagen, was das über {title} zeigt.', 'Darauf würde ein Teil von {title} beruhen.'],
    counter: 'Ein Modell würde diese Stelle gegen seine Aussage zu {title} abwägen.',
    considered: 'Diese Stelle kommt {title} am nächsten, und ein Modell würde hier sagen, warum sie nicht genügt.',
    whyNot: 'Dieses Material ist zu kurz, um {title} zu zeigen.',
    reading: 'Ein Modell würde hier beschreiben, was die Stellen daneben über {title} sagen.',
  },
  es: {
    headline: 'Aquí iría una línea que solo vale para este material',
    letter: {
      first: 'Lectura simulada: un modelo respondería aquí a la pregunta y empezaría por un pasaje como {passage}.',
      second: 'A su lado pondría {passage} y diría qué une a los dos.',
      title: 'Lo que aún no se había visto',
      third: 'Aquí iría lo único que aún no se había visto, razonado a partir de {passage}.',
      end: 'Una carta termina aquí, en su última buena frase.',
      say: 'Aquí irían palabras para decir a alguien',
      changed: 'Quien lee una carta al final pone aquí una frase más cierta.',
    },
    shows: ['Un modelo diría aquí qué muestra esto sobre {title}.', 'Esto sostendría parte de la lectura de {title}.'],
    counter: 'Un modelo pondría este pasaje en contra de su lectura de {title}.',
    considered: 'Este pasaje es lo más cercano a {title}, y un modelo diría aquí por qué no basta.',
    whyNot: 'Este material es demasiado corto para mostrar {title}.',
    reading: 'Un modelo describiría aquí lo que los pasajes de al lado dicen sobre {title}.',
  },
  fr: {
    headline: 'Ici viendrait une ligne qui ne convient qu’à ce matériau',
    letter: {
      first: 'Lecture simulée : un modèle répondrait ici à la question et commencerait par un passage comme {passage}.',
      second: 'À côté, il placerait {passage} et dirait ce qui relie les deux.',
      title: 'Ce qui n’avait pas encore été vu',
      third: 'Ici viendrait la chose qui n’avait pas encore été vue, tirée de {passage}.',
      end: 'Une lettre s’arrête ici, à sa dernière bonne phrase.',
      say: 'Ici viendraient des mots à dire à quelqu’un',
      changed: 'La dernière lecture d’une lettre met ici une phrase plus juste.',
    },
    shows: ['Un modèle dirait ici ce que cela montre de {title}.', 'Ceci porterait une part de la lecture de {title}.'],
    counter: 'Un modèle mettrait ce passage en balance avec sa lecture de {title}.',
    considered: 'Ce passage est le plus proche de {title}, et un modèle dirait ici pourquoi il ne suffit pas.',
    whyNot: 'Ce matériau est trop court pour montrer {title}.',
    reading: 'Un modèle décrirait ici ce que les passages à côté disent de {title}.',
  },
  pt: {
    headline: 'Aqui ficaria uma linha que só serve para este material',
    letter: {
      first: 'Leitura simulada: um modelo responderia aqui à pergunta e começaria por um trecho como {passage}.',
      second: 'Ao lado colocaria {passage} e diria o que une os dois.',
      title: 'O que ainda não tinha sido visto',
      third: 'Aqui ficaria a única coisa que ainda não tinha sido vista, tirada de {passage}.',
      end: 'Uma carta termina aqui, na sua última boa frase.',
      say: 'Aqui ficariam palavras para dizer a alguém',
      changed: 'Quem lê uma carta por último põe aqui uma frase mais certa.',
    },
    shows: ['Um modelo diria aqui o que isto mostra sobre {title}.', 'Isto sustentaria parte da leitura de {title}.'],
    counter: 'Um modelo pesaria este trecho contra a sua leitura de {title}.',
    considered: 'Este trecho é o mais próximo de {title}, e um modelo diria aqui por que não basta.',
    whyNot: 'Este material é curto demais para mostrar {title}.',
    reading: 'Um modelo descreveria aqui o que os trechos ao lado dizem sobre {title}.',
  },
  ar: {
    headline: 'هنا يأتي سطر لا يناسب إلا هذه المادة',
    letter: {
      first: 'قراءة محاكاة: يجيب النموذج هنا عن السؤال ويبدأ بمقطع مثل {passage}.',
      second: 'ويضع إلى جانبه {passage} ويقول ما يجمع بينهما.',
      title: 'ما لم يُلاحظ من قبل',
      third: 'هنا يأتي الشيء الذي لم يُلاحظ من قبل، مستندًا إلى {passage}.',
      end: 'تنتهي الرسالة هنا، عند آخر جملة جيدة فيها.',
      say: 'هنا تأتي كلمات يمكن قولها لشخص ما',
      changed: 'يضع القارئ الأخير للرسالة هنا جملة أدق.',
    },
    shows: ['يقول النموذج هنا ما يُظهره هذا المقطع عن {title}.', 'يحمل هذا المقطع جزءًا من القراءة الخاصة بـ {title}.'],
    counter: 'يوازن النموذج هنا بين هذا المقطع وقراءته لـ {title}.',
    considered: 'هذا أقرب مقطع إلى {title}، ويقول النموذج هنا لماذا لا يكفي.',
    whyNot: 'هذه المادة أقصر من أن تُظهر {title}.',
    reading: 'يصف النموذج هنا ما تقوله المقاطع المجاورة عن {title}.',
  },
  zh: {
    headline: '这里会有一行只适合这份材料的话',
    letter: {
      first: '模拟解读：模型会在这里回答所提的问题，并从这样的一段话开始：{passage}。',
      second: '它会把{passage}放在旁边，说明两者之间的联系。',
      title: '之前没有看到的',
      third: '这里会写出之前没有看到的那一点，依据是{passage}。',
      end: '信在这里结束，停在最后一句好话上。',
      say: '这里会写出可以对别人说的话',
      changed: '信的最后一位读者会在这里换上一句更准确的话。',
    },
    shows: ['模型会在这里说明这段话显示了 {title} 的哪些方面。', '这段话会支撑关于 {title} 的一部分解读。'],
    counter: '模型会在这里用这段话来衡量它对 {title} 的解读。',
    considered: '这段话最接近 {title}，模型会在这里说明它为什么还不够。',
    whyNot: '这份材料太短，看不出 {title}。',
    reading: '模型会在这里描述旁边的段落对 {title} 说了什么。',
  },
  ja: {
    headline: 'ここには、この素材にだけ当てはまる一行が入ります',
    letter: {
      first: 'シミュレーション：モデルはここで質問に答え、{passage} のような箇所から始めます。',
      second: 'その隣に {passage} を置き、二つを結ぶものを述べます。',
      title: 'まだ見えていなかったこと',
      third: 'ここには、まだ見えていなかった一つのことが、{passage} を根拠に書かれます。',
      end: '手紙はここで、最後のよい一文で終わります。',
      say: 'ここには、誰かに伝える言葉が入ります',
      changed: '手紙の最後の読み手は、ここにもっと正確な一文を置きます。',
    },
    shows: [
      'モデルはここで、この箇所が {title} について示すことを述べます。',
      'この箇所は {title} の読み取りの一部を支えます。',
    ],
    counter: 'モデルはここで、この箇所を {title} の読み取りと突き合わせます。',
    considered: 'この箇所が {title} に最も近く、モデルはここで、なぜ足りないかを述べます。',
    whyNot: 'この素材は短く、{title} を読み取れません。',
    reading: 'モデルはここで、添えられた箇所が {title} について語ることを説明します。',
  },
};
