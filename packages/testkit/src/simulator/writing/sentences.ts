export type SimulatedLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ar' | 'zh' | 'ja';

/**
 * The simulator's sentence for each field of an answer: it describes what a model would write there. `{title}` stands
 * for a title, `{one}` and `{two}` for two titles, `{passages}` for quoted passages. No sentence addresses anybody, so
 * that it fits images as well as texts.
 */
export type Sentences = {
  headline: string;
  portrait: string;
  noticed: string[];
  findings: { title: string; text: string }[];
  shows: string[];
  counter: string;
  considered: string;
  whyNot: string;
  reading: string;
  questions: string[];
  synthesis: string;
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
    portrait: 'Simulated reading: a model would say here what stands out and what joins passages such as {passages}.',
    noticed: ['A model would say here what it noticed.', 'What is particular about these words would stand here.'],
    findings: [
      { title: 'A first finding', text: 'A model would join this passage here with others that stand far from it.' },
      { title: 'A second finding', text: 'A pattern that returns in other passages would be told here.' },
      { title: 'A third finding', text: 'A model would say here what this passage adds to the two before it.' },
    ],
    shows: [
      'A model would say here what this shows about {title}.',
      'This would carry part of the reading of {title}.',
    ],
    counter: 'A model would weigh this passage against its reading of {title}.',
    considered: 'This passage comes nearest to {title}, and a model would say here why it is not enough.',
    whyNot: 'This material is too short to show {title}.',
    reading: 'A model would describe here what the passages beside it say about {title}.',
    questions: ['What would a model ask about this material?', 'From which passage would its second question start?'],
    synthesis: 'A model would say here where {one} and {two} agree and where they pull apart.',
  },
  de: {
    headline: 'Hier stünde eine Zeile, die nur zu diesem Material passt',
    portrait:
      'Simulierte Auswertung: Ein Modell würde hier sagen, was auffällt und was Stellen verbindet wie {passages}.',
    noticed: ['Ein Modell würde hier sagen, was ihm auffiel.', 'Hier stünde, was an diesen Worten besonders ist.'],
    findings: [
      { title: 'Ein erster Befund', text: 'Ein Modell würde diese Stelle hier mit weit entfernten verbinden.' },
      { title: 'Ein zweiter Befund', text: 'Hier stünde ein Muster, das an anderen Stellen wiederkehrt.' },
      { title: 'Ein dritter Befund', text: 'Ein Modell würde hier sagen, was diese Stelle den beiden hinzufügt.' },
    ],
    shows: ['Ein Modell würde hier sagen, was das über {title} zeigt.', 'Darauf würde ein Teil von {title} beruhen.'],
    counter: 'Ein Modell würde diese Stelle gegen seine Aussage zu {title} abwägen.',
    considered: 'Diese Stelle kommt {title} am nächsten, und ein Modell würde hier sagen, warum sie nicht genügt.',
    whyNot: 'Dieses Material ist zu kurz, um {title} zu zeigen.',
    reading: 'Ein Modell würde hier beschreiben, was die Stellen daneben über {title} sagen.',
    questions: ['Was würde ein Modell zu diesem Material fragen?', 'Von welcher Stelle ginge die zweite Frage aus?'],
    synthesis: 'Ein Modell würde hier sagen, worin {one} und {two} übereinstimmen und worin nicht.',
  },
  es: {
    headline: 'Aquí iría una línea que solo vale para este material',
    portrait: 'Lectura simulada: un modelo diría aquí qué llama la atención y qué une pasajes como {passages}.',
    noticed: ['Un modelo diría aquí qué ha notado.', 'Aquí se leería qué tienen de particular estas palabras.'],
    findings: [
      { title: 'Un primer hallazgo', text: 'Un modelo uniría aquí este pasaje con otros muy alejados.' },
      { title: 'Un segundo hallazgo', text: 'Aquí se contaría un patrón que vuelve en otros pasajes.' },
      { title: 'Un tercer hallazgo', text: 'Un modelo diría aquí qué añade este pasaje a los dos anteriores.' },
    ],
    shows: ['Un modelo diría aquí qué muestra esto sobre {title}.', 'Esto sostendría parte de la lectura de {title}.'],
    counter: 'Un modelo pondría este pasaje en contra de su lectura de {title}.',
    considered: 'Este pasaje es lo más cercano a {title}, y un modelo diría aquí por qué no basta.',
    whyNot: 'Este material es demasiado corto para mostrar {title}.',
    reading: 'Un modelo describiría aquí lo que los pasajes de al lado dicen sobre {title}.',
    questions: ['¿Qué preguntaría un modelo sobre este material?', '¿De qué pasaje partiría su segunda pregunta?'],
    synthesis: 'Un modelo diría aquí en qué coinciden {one} y {two} y en qué se separan.',
  },
  fr: {
    headline: 'Ici viendrait une ligne qui ne convient qu’à ce matériau',
    portrait: 'Lecture simulée : un modèle dirait ici ce qui frappe et ce qui relie des passages comme {passages}.',
    noticed: ['Un modèle dirait ici ce qu’il a remarqué.', 'Ici se lirait ce que ces mots ont de particulier.'],
    findings: [
      { title: 'Un premier constat', text: 'Un modèle relierait ici ce passage à d’autres qui en sont éloignés.' },
      { title: 'Un deuxième constat', text: 'Ici serait décrit un motif qui revient dans d’autres passages.' },
      { title: 'Un troisième constat', text: 'Un modèle dirait ici ce que ce passage ajoute aux deux précédents.' },
    ],
    shows: ['Un modèle dirait ici ce que cela montre de {title}.', 'Ceci porterait une part de la lecture de {title}.'],
    counter: 'Un modèle mettrait ce passage en balance avec sa lecture de {title}.',
    considered: 'Ce passage est le plus proche de {title}, et un modèle dirait ici pourquoi il ne suffit pas.',
    whyNot: 'Ce matériau est trop court pour montrer {title}.',
    reading: 'Un modèle décrirait ici ce que les passages à côté disent de {title}.',
    questions: ['Que demanderait un modèle sur ce matériau ?', 'De quel passage partirait sa deuxième question ?'],
    synthesis: 'Un modèle dirait ici où {one} et {two} s’accordent et où ils se séparent.',
  },
  pt: {
    headline: 'Aqui ficaria uma linha que só serve para este material',
    portrait: 'Leitura simulada: um modelo diria aqui o que se destaca e o que une trechos como {passages}.',
    noticed: ['Um modelo diria aqui o que notou.', 'Aqui ficaria o que estas palavras têm de particular.'],
    findings: [
      { title: 'Um primeiro achado', text: 'Um modelo uniria aqui este trecho a outros bem distantes.' },
      { title: 'Um segundo achado', text: 'Aqui seria contado um padrão que volta em outros trechos.' },
      { title: 'Um terceiro achado', text: 'Um modelo diria aqui o que este trecho acrescenta aos dois anteriores.' },
    ],
    shows: ['Um modelo diria aqui o que isto mostra sobre {title}.', 'Isto sustentaria parte da leitura de {title}.'],
    counter: 'Um modelo pesaria este trecho contra a sua leitura de {title}.',
    considered: 'Este trecho é o mais próximo de {title}, e um modelo diria aqui por que não basta.',
    whyNot: 'Este material é curto demais para mostrar {title}.',
    reading: 'Um modelo descreveria aqui o que os trechos ao lado dizem sobre {title}.',
    questions: ['O que um modelo perguntaria sobre este material?', 'De que trecho partiria a segunda pergunta?'],
    synthesis: 'Um modelo diria aqui onde {one} e {two} concordam e onde se separam.',
  },
  ar: {
    headline: 'هنا يأتي سطر لا يناسب إلا هذه المادة',
    portrait: 'قراءة محاكاة: يقول النموذج هنا ما يلفت النظر وما يجمع بين مقاطع مثل {passages}.',
    noticed: ['يقول النموذج هنا ما لاحظه في هذا المقطع.', 'هنا يأتي ما تتميز به هذه الكلمات.'],
    findings: [
      { title: 'ملاحظة أولى', text: 'يربط النموذج هنا هذا المقطع بمقاطع بعيدة عنه.' },
      { title: 'ملاحظة ثانية', text: 'هنا يوصف نمط يتكرر في مقاطع أخرى.' },
      { title: 'ملاحظة ثالثة', text: 'يقول النموذج هنا ما يضيفه هذا المقطع إلى المقطعين السابقين.' },
    ],
    shows: ['يقول النموذج هنا ما يُظهره هذا المقطع عن {title}.', 'يحمل هذا المقطع جزءًا من القراءة الخاصة بـ {title}.'],
    counter: 'يوازن النموذج هنا بين هذا المقطع وقراءته لـ {title}.',
    considered: 'هذا أقرب مقطع إلى {title}، ويقول النموذج هنا لماذا لا يكفي.',
    whyNot: 'هذه المادة أقصر من أن تُظهر {title}.',
    reading: 'يصف النموذج هنا ما تقوله المقاطع المجاورة عن {title}.',
    questions: ['ما الذي يسأل عنه النموذج في هذه المادة؟', 'من أي مقطع ينطلق السؤال الثاني؟'],
    synthesis: 'يقول النموذج هنا أين يتفق {one} و{two} وأين يفترقان.',
  },
  zh: {
    headline: '这里会有一行只适合这份材料的话',
    portrait: '模拟解读：模型会在这里说明有什么突出之处，以及什么把这样的段落联系在一起：{passages}。',
    noticed: ['模型会在这里说明它在这段话里注意到了什么。', '这里会写出这些话的特别之处。'],
    findings: [
      { title: '第一个发现', text: '模型会在这里把这段话与相距很远的段落联系起来。' },
      { title: '第二个发现', text: '这里会讲述一个在其他段落中再次出现的模式。' },
      { title: '第三个发现', text: '模型会在这里说明这段话为前两个发现补充了什么。' },
    ],
    shows: ['模型会在这里说明这段话显示了 {title} 的哪些方面。', '这段话会支撑关于 {title} 的一部分解读。'],
    counter: '模型会在这里用这段话来衡量它对 {title} 的解读。',
    considered: '这段话最接近 {title}，模型会在这里说明它为什么还不够。',
    whyNot: '这份材料太短，看不出 {title}。',
    reading: '模型会在这里描述旁边的段落对 {title} 说了什么。',
    questions: ['模型会就这份材料问什么？', '第二个问题会从哪段话开始？'],
    synthesis: '模型会在这里说明 {one} 与 {two} 在哪里一致，在哪里不同。',
  },
  ja: {
    headline: 'ここには、この素材にだけ当てはまる一行が入ります',
    portrait: 'シミュレーション：モデルはここで、目立つ点と、{passages} のような箇所を結ぶものを述べます。',
    noticed: ['モデルはここで、この箇所で気づいたことを述べます。', 'ここには、この言葉の特徴が書かれます。'],
    findings: [
      { title: '一つ目の発見', text: 'モデルはここで、この箇所を遠く離れた箇所と結びつけます。' },
      { title: '二つ目の発見', text: 'ここには、ほかの箇所でも繰り返されるパターンが書かれます。' },
      { title: '三つ目の発見', text: 'モデルはここで、この箇所が前の二つに何を加えるかを述べます。' },
    ],
    shows: [
      'モデルはここで、この箇所が {title} について示すことを述べます。',
      'この箇所は {title} の読み取りの一部を支えます。',
    ],
    counter: 'モデルはここで、この箇所を {title} の読み取りと突き合わせます。',
    considered: 'この箇所が {title} に最も近く、モデルはここで、なぜ足りないかを述べます。',
    whyNot: 'この素材は短く、{title} を読み取れません。',
    reading: 'モデルはここで、添えられた箇所が {title} について語ることを説明します。',
    questions: ['モデルはこの素材について何を尋ねるでしょうか？', '二つ目の問いはどの箇所から始まるでしょうか？'],
    synthesis: 'モデルはここで、{one} と {two} がどこで一致し、どこで分かれるかを述べます。',
  },
};
