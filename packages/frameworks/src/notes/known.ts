/** A general claim about people, with its source. A chat reply may make no other general claims. */
export type KnownNote = {
  /** Written by the model in square brackets after the claim. Has a hyphen, which ordinary remarks in brackets lack. */
  id: string;
  /** The claim as a whole sentence, as careful as its evidence. */
  says: Record<NoteLang, string>;
  /** Shown below a reply that uses the note. */
  source: string;
  /** What the abstract of the source says. */
  seen: string;
};

type NoteLang = 'en' | 'de' | 'es' | 'fr' | 'pt' | 'ar' | 'zh' | 'ja';

export const knownNotes: readonly KnownNote[] = [
  {
    id: 'worry-and-not-knowing',
    says: {
      en: 'People who find it hard to bear not knowing how things will turn out tend to worry more and to report more anxiety; the link is clear, the cause is not settled.',
      de: 'Menschen, die es schwer aushalten, nicht zu wissen, wie etwas ausgeht, sorgen sich im Durchschnitt mehr und berichten mehr Angst; der Zusammenhang ist klar, die Ursache ist nicht geklärt.',
      es: 'Las personas a las que les cuesta soportar no saber cómo acabarán las cosas tienden a preocuparse más y a referir más ansiedad; la relación es clara, la causa no está establecida.',
      fr: 'Les personnes qui supportent mal de ne pas savoir comment les choses vont tourner ont tendance à s’inquiéter davantage et à faire état de plus d’anxiété ; le lien est net, la cause n’est pas établie.',
      pt: 'As pessoas que têm dificuldade em suportar não saber como as coisas vão acabar tendem a preocupar-se mais e a relatar mais ansiedade; a relação é clara, a causa não está estabelecida.',
      ar: 'من يصعب عليهم احتمال ألّا يعرفوا كيف ستنتهي الأمور يميلون إلى أن يقلقوا أكثر وأن يذكروا قدرًا أكبر من القلق النفسي؛ الارتباط واضح، أما السبب فلم يُحسم.',
      zh: '难以忍受不知道事情结果会怎样的人，往往担忧更多，也报告更多的焦虑；这种关联是明确的，原因尚无定论。',
      ja: '物事がどうなるか分からないことに耐えにくい人は、心配することが多く、不安をより強く訴える傾向があります。関連ははっきりしていますが、原因はまだ分かっていません。',
    },
    source:
      'McEvoy et al. (2019), Clinical Psychology Review 73, 101778, doi:10.1016/j.cpr.2019.101778; Rosser (2019), Cognitive Therapy and Research, doi:10.1007/s10608-018-9964-z',
    seen: '181 studies, r = 0.51 with symptoms of anxiety disorders, generalised anxiety among them, and of depression. Rosser: findings on cause are inconsistent, no absolute conclusion.',
  },
  {
    id: 'worry-keeps-body-on-alert',
    says: {
      en: 'In studies of healthy people, worrying or brooding goes along with a somewhat faster heartbeat and more of the stress hormone cortisol.',
      de: 'In Studien mit gesunden Menschen gehen Sorgen oder Grübeln mit einem etwas schnelleren Herzschlag und mehr vom Stresshormon Cortisol einher.',
      es: 'En estudios con personas sanas, preocuparse o dar vueltas a las cosas va acompañado de un latido algo más rápido y de más cortisol, la hormona del estrés.',
      fr: 'Dans des études menées auprès de personnes en bonne santé, s’inquiéter ou ruminer va de pair avec un cœur qui bat un peu plus vite et davantage de cortisol, l’hormone du stress.',
      pt: 'Em estudos com pessoas saudáveis, preocupar-se ou remoer anda a par de um batimento cardíaco um pouco mais rápido e de mais cortisol, a hormona do stress.',
      ar: 'في دراسات على أشخاص أصحّاء، يترافق القلق أو اجترار الأفكار مع نبض أسرع قليلًا ومع مزيد من الكورتيزول، هرمون التوتر.',
      zh: '在针对健康人的研究中，担忧或反复思虑往往伴随着略快的心跳和更多的压力激素皮质醇。',
      ja: '健康な人を対象にした研究では、心配したりくよくよ考えたりすることに、やや速い心拍と、ストレスホルモンであるコルチゾールの増加が伴います。',
    },
    source: 'Ottaviani et al. (2016), Psychological Bulletin 142(3), 231-259, doi:10.1037/bul0000036',
    seen: '60 studies of healthy people: heart rate g = 0.28 and 0.20, cortisol g = 0.36 and 0.32. Blood pressure is left out: only there publication bias influenced the result.',
  },
  {
    id: 'pushing-thoughts-away',
    says: {
      en: 'Trying hard not to think of something tends to bring the thought back more often afterwards, and under strain even while one is trying.',
      de: 'Wer mit aller Kraft versucht, an etwas nicht zu denken, dem kommt der Gedanke danach meist häufiger, und unter Belastung sogar schon während des Versuchs.',
      es: 'Esforzarse en no pensar en algo tiende a hacer que el pensamiento vuelva más a menudo después y, bajo carga, incluso mientras se intenta.',
      fr: 'S’efforcer de ne pas penser à quelque chose tend à faire revenir cette pensée plus souvent ensuite et, sous une charge mentale, même pendant l’effort.',
      pt: 'Esforçar-se por não pensar numa coisa tende a fazer com que o pensamento volte mais vezes depois e, sob carga, até enquanto se tenta.',
      ar: 'بذل الجهد لعدم التفكير في شيء يميل إلى أن يعيد الفكرة مرات أكثر بعد ذلك، ومع الضغط على الذهن حتى في أثناء المحاولة.',
      zh: '拼命不去想某件事，之后这个念头往往更常回来；在心力负担较重时，甚至在努力不想的当下就会如此。',
      ja: '何かを考えまいと努めると、その後かえってその考えが浮かびやすくなる傾向があり、頭に負担がかかっているときは努めている最中にもそうなります。',
    },
    source:
      'Wang, Hagger & Chatzisarantis (2020), Perspectives on Psychological Science 15(3), 778-793, doi:10.1177/1745691619898795',
    seen: '31 studies: rebound afterwards regardless of cognitive load, an immediate effect only under cognitive load.',
  },
  {
    id: 'brooding-and-mood',
    says: {
      en: 'Turning the same trouble over and over tends to deepen and lengthen low mood and to get in the way of solving the problem.',
      de: 'Immer wieder um dieselbe Sorge zu kreisen, vertieft und verlängert meist die gedrückte Stimmung und erschwert es, das Problem zu lösen.',
      es: 'Dar vueltas una y otra vez al mismo problema tiende a agravar y prolongar el ánimo bajo y a estorbar la búsqueda de una solución.',
      fr: 'Ressasser sans cesse le même souci tend à aggraver et à prolonger l’humeur sombre, et à gêner la résolution du problème.',
      pt: 'Remoer vezes sem conta o mesmo problema tende a agravar e a prolongar o desânimo e a dificultar a sua resolução.',
      ar: 'تقليب الهمّ نفسه مرارًا وتكرارًا يميل إلى أن يعمّق المزاج المنخفض ويطيله، وأن يعيق حلّ المشكلة.',
      zh: '把同一件烦心事翻来覆去地想，往往会让低落的心情更深、更久，也妨碍解决问题。',
      ja: '同じ悩みを何度も考え続けると、落ち込んだ気分が深く長くなりやすく、問題の解決も妨げられやすくなります。',
    },
    source: 'Watkins & Roberts (2020), Behaviour Research and Therapy 127, 103573, doi:10.1016/j.brat.2020.103573',
    seen: 'A review: rumination magnifies and prolongs negative mood and interferes with problem-solving.',
  },
  {
    id: 'short-sleep-and-feeling',
    says: {
      en: 'After too little sleep people on average feel less pleasure and more anxious; the effect on other unpleasant feelings is less uniform.',
      de: 'Nach zu wenig Schlaf empfinden Menschen im Durchschnitt weniger Freude und mehr Angst; die Wirkung auf andere unangenehme Gefühle ist weniger einheitlich.',
      es: 'Tras dormir demasiado poco, las personas sienten por término medio menos placer y más ansiedad; el efecto sobre otras sensaciones desagradables es menos uniforme.',
      fr: 'Après un sommeil trop court, on éprouve en moyenne moins de plaisir et plus d’anxiété ; l’effet sur les autres émotions désagréables est moins uniforme.',
      pt: 'Depois de dormirem pouco, as pessoas sentem em média menos prazer e mais ansiedade; o efeito sobre outros sentimentos desagradáveis é menos uniforme.',
      ar: 'بعد نوم قليل جدًا يشعر الناس في المتوسط بسرور أقل وبقلق أكثر؛ أما الأثر في المشاعر المزعجة الأخرى فأقل اتساقًا.',
      zh: '睡得太少之后，人们平均会感到愉悦更少、焦虑更多；对其他不愉快情绪的影响则不那么一致。',
      ja: '睡眠が足りないと、人は平均して喜びを感じにくくなり、不安を感じやすくなります。そのほかの不快な感情への影響は、それほど一様ではありません。',
    },
    source: 'Palmer et al. (2024), Psychological Bulletin 150(4), 440-463, doi:10.1037/bul0000410',
    seen: '154 experimental studies: every form of sleep loss lowered positive affect and raised anxiety symptoms; findings on negative affect were mixed.',
  },
  {
    id: 'grief-and-time',
    says: {
      en: 'After a death that was not violent, about one bereaved adult in ten develops a long, disabling grief, though estimates vary widely; most do not.',
      de: 'Nach einem Tod ohne Gewalt entwickelt etwa einer von zehn trauernden Erwachsenen eine lange, lähmende Trauer, wobei die Schätzungen weit auseinandergehen; die meisten nicht.',
      es: 'Tras una muerte no violenta, aproximadamente uno de cada diez adultos en duelo desarrolla un duelo largo e incapacitante, aunque las estimaciones varían mucho; la mayoría, no.',
      fr: 'Après une mort non violente, environ un adulte endeuillé sur dix connaît un deuil long et invalidant, même si les estimations varient beaucoup ; la plupart, non.',
      pt: 'Depois de uma morte não violenta, cerca de um em cada dez adultos enlutados desenvolve um luto longo e incapacitante, embora as estimativas variem muito; a maioria, não.',
      ar: 'بعد وفاة غير عنيفة يعاني نحو عُشر البالغين الذين فقدوا عزيزًا حزنًا طويلًا يعرقل حياتهم، وإن كانت التقديرات تتفاوت كثيرًا؛ أما معظمهم فلا.',
      zh: '在非暴力的死亡之后，大约每十个丧亲的成年人中有一人会陷入漫长而难以正常生活的哀伤，不过各项估计差异很大；多数人不会。',
      ja: '暴力によらない死別の後、生活に支障をきたすほどの長い悲嘆に至るのは成人の遺族のおよそ十人に一人で、推定値には大きな幅があります。多くの人はそうなりません。',
    },
    source: 'Lundorff et al. (2017), Journal of Affective Disorders 212, 138-149, doi:10.1016/j.jad.2017.01.030',
    seen: '14 studies of non-violent bereavement: prolonged grief in 9.8 percent (6.8 to 14.0), with high heterogeneity and limited representativeness.',
  },
  {
    id: 'letting-anger-out',
    says: {
      en: 'Letting anger out by hitting things or working oneself up does not reduce it on average; what calms the body, such as slow breathing or relaxing, does.',
      de: 'Wut herauszulassen, indem man auf etwas einschlägt oder sich hineinsteigert, verringert sie im Durchschnitt nicht; was den Körper beruhigt, etwa langsames Atmen oder Entspannen, schon.',
      es: 'Desahogar la ira golpeando cosas o acelerándose no la reduce por término medio; lo que calma el cuerpo, como respirar despacio o relajarse, sí.',
      fr: 'Laisser sortir sa colère en frappant des objets ou en s’échauffant ne la réduit pas en moyenne ; ce qui calme le corps, comme respirer lentement ou se détendre, la réduit.',
      pt: 'Descarregar a raiva batendo em coisas ou agitando-se não a reduz, em média; aquilo que acalma o corpo, como respirar devagar ou relaxar, reduz.',
      ar: 'تفريغ الغضب بضرب الأشياء أو بالانفعال لا يخفّفه في المتوسط؛ أما ما يهدّئ الجسم، كالتنفّس البطيء أو الاسترخاء، فيخفّفه.',
      zh: '靠击打东西或让自己更激动来发泄怒气，平均而言并不能减轻怒气；能让身体平静下来的做法，例如缓慢呼吸或放松，则可以。',
      ja: '物をたたいたり気を高ぶらせたりして怒りを吐き出しても、平均すると怒りは減りません。ゆっくりした呼吸や力を抜くことなど、体を落ち着かせるものは怒りを減らします。',
    },
    source: 'Kjærvik & Bushman (2024), Clinical Psychology Review 109, 102414, doi:10.1016/j.cpr.2024.102414',
    seen: '154 studies: activities that lower arousal reduced anger and aggression (g = -0.63), those that raise it did not overall (g = -0.02).',
  },
  {
    id: 'putting-off-what-is-unpleasant',
    says: {
      en: 'People put off most what feels unpleasant, pays off late or seems hard to manage; being impulsive and easily distracted adds to it.',
      de: 'Menschen schieben am ehesten auf, was unangenehm ist, sich erst spät auszahlt oder schwer zu schaffen scheint; Impulsivität und leichte Ablenkbarkeit kommen dazu.',
      es: 'Lo que más se aplaza es lo que resulta desagradable, da fruto tarde o parece difícil de lograr; ser impulsivo y distraerse con facilidad contribuye a ello.',
      fr: 'Ce que l’on remet le plus, c’est ce qui est désagréable, ne rapporte que tard ou semble difficile à réussir ; l’impulsivité et une attention facile à détourner s’y ajoutent.',
      pt: 'O que mais se adia é o que é desagradável, compensa tarde ou parece difícil de conseguir; a impulsividade e a distração fácil contribuem para isso.',
      ar: 'أكثر ما يؤجّله الناس هو ما يبدو مزعجًا أو تتأخر ثمرته أو يبدو صعب الإنجاز؛ ويزيد ذلك الاندفاعُ وسهولةُ التشتّت.',
      zh: '人们最常拖延的，是让人不快、回报来得晚或看起来难以做到的事；冲动和容易分心会加重拖延。',
      ja: '人が最も先延ばしにしやすいのは、不快なこと、成果が出るのが遅いこと、やり遂げるのが難しそうなことです。衝動的であることや気が散りやすいことも、それに加わります。',
    },
    source: 'Steel (2007), Psychological Bulletin 133(1), 65-94, doi:10.1037/0033-2909.133.1.65',
    seen: '691 correlations: task aversiveness, task delay, self-efficacy, impulsiveness and distractibility are strong and consistent predictors.',
  },
  {
    id: 'habit-takes-weeks',
    says: {
      en: 'In the few studies that measured it, a new healthy habit often took two months or more to run by itself, with very large differences between people.',
      de: 'In den wenigen Studien, die es gemessen haben, dauerte es oft zwei Monate oder länger, bis eine neue gesunde Gewohnheit von selbst lief, mit sehr großen Unterschieden zwischen Menschen.',
      es: 'En los pocos estudios que lo midieron, un nuevo hábito saludable tardó a menudo dos meses o más en salir solo, con diferencias muy grandes entre personas.',
      fr: 'Dans les rares études qui l’ont mesuré, une nouvelle habitude de santé a souvent mis deux mois ou plus à devenir automatique, avec de très grandes différences entre les personnes.',
      pt: 'Nos poucos estudos que o mediram, um novo hábito saudável demorou muitas vezes dois meses ou mais a tornar-se automático, com diferenças muito grandes entre pessoas.',
      ar: 'في الدراسات القليلة التي قاست ذلك، احتاجت العادة الصحية الجديدة في كثير من الأحيان إلى شهرين أو أكثر لتصبح تلقائية، مع فروق كبيرة جدًا بين الناس.',
      zh: '在少数测量过这一点的研究中，一个新的健康习惯往往需要两个月或更久才能自然而然地进行，人与人之间差异极大。',
      ja: 'それを測った数少ない研究では、新しい健康習慣がひとりでに続くようになるまでに二か月以上かかることが多く、個人差は非常に大きいものでした。',
    },
    source: 'Singh et al. (2024), Healthcare 12(23), 2488, doi:10.3390/healthcare12232488',
    seen: '20 studies, four of them with times: medians of 59 to 66 days, means of 106 to 154, range 4 to 335. More than half at high risk of bias.',
  },
  {
    id: 'asking-for-help',
    says: {
      en: 'In studies of small direct requests, people who asked for help expected more refusals than they got; others said yes more often than the asker thought.',
      de: 'In Studien mit kleinen direkten Bitten erwarteten Menschen, die um Hilfe baten, mehr Absagen, als sie bekamen; andere sagten häufiger Ja als gedacht.',
      es: 'En estudios con pequeñas peticiones directas, quienes pedían ayuda esperaban más negativas de las que recibieron; los demás decían que sí más a menudo de lo que pensaban.',
      fr: 'Dans des études portant sur de petites demandes directes, ceux qui demandaient de l’aide s’attendaient à plus de refus qu’ils n’en ont reçu ; les autres disaient oui plus souvent qu’ils ne le pensaient.',
      pt: 'Em estudos com pequenos pedidos diretos, quem pedia ajuda esperava mais recusas do que as que recebeu; os outros diziam que sim mais vezes do que se pensava.',
      ar: 'في دراسات على طلبات صغيرة مباشرة، توقّع من طلبوا المساعدة رفضًا أكثر مما لقوا؛ فقد وافق الآخرون أكثر مما ظنّ الطالبون.',
      zh: '在关于当面提出小请求的研究中，求助的人预想的拒绝比实际遇到的多；别人答应的次数比求助者以为的更多。',
      ja: '小さな直接の頼みごとを調べた研究では、助けを求めた人は実際より多く断られると予想していました。相手が引き受けることは、頼む側が思うより多かったのです。',
    },
    source:
      'Flynn & Lake (2008), Journal of Personality and Social Psychology 95(1), 128-143, doi:10.1037/0022-3514.95.1.128',
    seen: 'Six studies: people underestimated by as much as half how likely others were to agree to a direct request for help, in experiments and in the field.',
  },
];
