import { EXAMPLE_TEXT } from './example-text.ts';

/** An example text by somebody of each language; the simulator answers them with recorded letters. */
export const exampleTexts: Record<string, string> = {
  de: [
    'Ich habe in Kassel einen kleinen Laden für Schuhe und Schlüssel, zwölf Quadratmeter, in der Unterführung am Bahnhof. Wer es eilig hat, ist bei mir falsch, denn ich rede gern, und wer reden will, meistens auch, weil dann die Maschine läuft. Im Regal über der Tür stehen einunddreißig Paar, die keiner abgeholt hat. Nach einem halben Jahr dürfte ich sie verkaufen. Ich putze sie jeden ersten Montag im Monat.',
    'Am ältesten sind die grünen Damenschuhe von 2016. Auf dem Zettel steht „Frau Behrens, Freitag“, und ich weiß noch, dass sie es sehr dringend hatte. Letzten Herbst wollte eine Studentin sie kaufen, sie hatte genau die Größe. Ich habe achtzig Euro gesagt, damit sie Nein sagt. Sie hat ihre Karte gezückt. Da habe ich behauptet, das Gerät sei kaputt.',
    'Mein Sohn Malte hat mir eine Tabelle eingerichtet, mit Erinnerungen, die sich von allein verschicken. Ich habe sie nie eingeschaltet. Ich führe weiter mein Heft, und darin steht mehr, als Malte wüsste: wer rechts schief läuft, wessen Hund sich vor der Schleifmaschine verkriecht. Zu Hause finde ich keine Rechnung wieder. Meine Frau sagt, ich hätte im Laden Gedächtnis und daheim Urlaub.',
    'Donnerstags kommt Herr Yıldız von der Änderungsschneiderei gegenüber und bringt Tee. Wir spielen Backgammon, ich verliere, und ich schreibe die Ergebnisse auf, seit vier Jahren. Im Frühjahr hat er gefragt, ob wir die Läden zusammenlegen, Wand raus, eine Miete. Ich habe gesagt, ich rechne es durch. Gerechnet war es an einem Abend, es lohnt sich. Das Blatt liegt seitdem in einem der grünen Schuhe. Er fragt nicht mehr, er bringt weiter Tee.',
  ].join('\n\n'),
  es: [
    'Preparo colores en una tlapalería de Puebla. La gente llega con un pedazo de pared en una bolsa, con una tapa de refresco, con la foto de una puerta, y yo saco el tono a ojo antes de que la máquina termine de pensar. Una vez al mes pierdo, y entonces invito los tacos a todo el mostrador. Este año he pagado cinco veces.',
    'En mayo vino don Chucho con un botón. Quería la fachada del color de ese botón y no quiso decir por qué. Hice once pruebas. La décima era idéntica, lo juro, pero él negó con la cabeza y yo hice otra, igual a la décima, y con ésa se fue contento. Le cobré una sola. No le he contado a nadie que era la misma.',
    'En mi casa la sala lleva tres años con cuadritos de prueba junto a la ventana, diecisiete, cada uno con su fecha a lápiz. Mi prima Lupe dice que así ya parece decoración. Yo digo que falta ver la luz de febrero, y cada febrero llueve o trabajo.',
    'El dueño me ofreció encargarme de la sucursal nueva, la de Cholula. Le contesté que sí tan rápido que me espanté, y a la semana le dije que mejor Óscar, que sabe tratar con proveedores. Óscar me trajo un pan de agradecimiento. Me lo comí en el camión y estaba buenísimo, y me dio coraje que estuviera tan bueno.',
    'Los domingos voy al tianguis y compro latas viejas sin etiqueta. Las abro en la azotea. Casi siempre es café. El mes pasado salió un verde que no he podido repetir. Lo guardo en un frasco, y cuando Lupe pregunta qué voy a hacer con él, cambio de tema.',
  ].join('\n\n'),
  fr: [
    'Je conduis le bibliobus dans le Morvan, quatorze villages en quinze jours. Officiellement je prête des livres. En réalité je livre aussi du pain à madame Perrin, des piles, une fois un coq. Je sais qui lit quoi et je ne le répète pas, sauf à mon collègue Denis, à qui je répète tout.',
    'Dans le camion, chaque livre a sa place et je vois de la cabine s’il en manque un. Chez moi, c’est autre chose : j’ai trois tire-bouchons et pas de table. Je mange sur la planche à repasser, réglée au plus bas. On s’y fait très bien.',
    'En octobre, un gamin d’Ouroux a rendu un atlas avec une page découpée, l’Islande. Le règlement dit vingt-deux euros. J’ai payé de ma poche et j’ai écrit « usure » sur la fiche. Depuis il emprunte tous les atlas, un par un, et les rend entiers. Je vérifie quand même, dès qu’il a le dos tourné.',
    'La mairie veut changer la tournée : neuf arrêts, plus longs. J’ai préparé une réponse de six pages avec des courbes. À la réunion, j’ai pris la parole en premier, j’ai parlé une demi-heure, et je n’ai pas sorti les six pages. On m’a dit que c’était drôle. La décision tombe en mars.',
    'Ma sœur Odile habite à Lyon et m’envoie des annonces de tables. Je réponds à chaque fois « pas mal, les pieds ». En août elle en a acheté une et l’a fait livrer sans prévenir. Elle est dans l’entrée, encore dans son carton. J’y pose les livres à réparer. Odile n’a pas demandé de nouvelles et je n’en ai pas donné ; le soir, en passant, je tapote le carton.',
  ].join('\n\n'),
  pt: [
    'Faço bolo de aniversário na cozinha de casa, em Juiz de Fora. São uns vinte por mês, e a parte de que eu mais gosto é escrever o nome. Já escrevi nome com três consoantes juntas sem tremer. Antes de escrever eu falo o nome em voz alta duas vezes, e minha vizinha Neide, que ouve tudo pela área, responde parabéns.',
    'Em abril troquei duas caixas. O bolo de um senhor de oitenta anos foi para uma menina de cinco, e o dela, com um dinossauro, foi para ele. Quando percebi, a menina já tinha chorado. Levei outro no mesmo dia, de ônibus, no colo, e não cobrei. O senhor não quis trocar. A família mandou uma foto dele com o dinossauro no bolso da camisa, e eu coloquei a foto na geladeira, por cima da lista de preços. A lista é de 2021. Todo mundo me diz para aumentar.',
    'Meu irmão Vander fez as contas e descobriu que eu ganho menos que o forno. Ele me deu uma planilha de presente de Natal. Agradeci tanto que ele achou que eu estava usando. Quando ele vem almoçar, deixo o computador aberto nela.',
    'Guardo um caderno com os bolos que ninguém encomendou: um de jiló com chocolate, um que parece uma rodoviária. Fiz o da rodoviária num domingo, com os ônibus de biscoito, e comi sem mostrar para ninguém. Ficou faltando o relógio. Neide perguntou pela área que nome eu tinha escrito. Eu disse que nenhum.',
    'Uma confeitaria do centro me chamou para cuidar das encomendas, com carteira assinada. Pedi uma semana. Isso foi em junho, e a moça ainda me manda bom-dia.',
  ].join('\n\n'),
  ar: [
    'أعمل في مكتبة قرطاسية صغيرة في إربد، قرب المدرسة. أبيع الدفاتر والأقلام، لكن الناس يأتون لأنني أكتب لهم بخط يدي: بطاقات الأعراس، ولافتات الدكاكين، ومرة اعتذارًا طويلًا من زوج لم يعرف كيف يبدأ. لا أسأل عن الأسماء إلا إذا كانت ستُكتب. وأصحح الأخطاء الإملائية من دون أن أقول، ثم أعيد القراءة بصوت منخفض كأن الكلام كلامي.',
    'في الدرج الأسفل عندي سبع رسائل لم يعد أصحابها لأخذها. دفعوا ثمنها وغابوا. صديقي نعيم، صاحب محل العصير المقابل، يقول إن الرسالة التي لا تُستلم قد أدت عملها. أعجبني كلامه وكتبته على ورقة، ثم ضاعت الورقة.',
    'في البيت لا أكتب شيئًا، حتى قائمة المشتريات. أعود بثلاثة أكياس ملح ومن دون خبز. أختي هدى تضحك وتقول إن ذاكرتي تغلق مع باب المكتبة. وعدتها في رمضان أن أخط لها بيت شعر لغرفة الجلوس. اخترت الورق واخترت الحبر، وكتبته تسع عشرة مرة، وكل مرة أجد حرفًا لا يعجبني. البرواز معلق على الحائط فارغًا، وصار الضيوف يسألون عنه، وهدى تقول لهم: انتظروا.',
    'في الشتاء عرض علي صاحب مطبعة أن يحول خطي إلى خط للحاسوب. قال إن أي شخص سيكتب به. فرحت يومين كاملين، وفي اليوم الثالث قلت له إن حرف الهاء عندي يتغير حسب المزاج. ضحك وقال إن العرض قائم. لم أتصل به. لكنني منذ ذلك اليوم أراقب الهاء، وقد عددت لها في أسبوع واحد أربعة أشكال.',
    'يوم الخميس أشرب العصير عند نعيم، وأكتب له قائمة الأسعار من جديد على اللوح، مع أن الأسعار لم تتغير.',
  ].join('\n\n'),
  zh: [
    '我在绍兴开一家快递驿站，就在小区东门边上，门口摆着两把别人不要的藤椅。每天四百来件，我不太看号码，看盒子。谁家买猫粮，谁家又退了同一双鞋，我心里有数，嘴上不说。有人来取件，我常常在他报号之前就把东西递过去了，对方吓一跳，我就很得意。',
    '架子最底层有一个纸箱，放了快两年，收件人写着“小满”，电话是空号。按规定早该退回去。我跟平台说找不到了，自己赔了六十块。箱子我没拆过，摇过一次，里面有东西滚。',
    '三楼的方老师退休以后天天来，不取件，坐藤椅，给我念晚报上的错别字。去年腊月他去女儿那里住了一个月，我把他那把椅子收进屋里，说是怕淋雨。那个月没下雨。他回来问我生意怎么样，我说老样子。',
    '我弟弟阿勇说我应该再开一家，西门的铺子正好空着。我连货架怎么摆都画好了，画了三张，还给每一排起了名字。房东来电话那天，我说我要想一想，然后去把店里的灯管全擦了一遍。后来西门开了水果店，我第一个去买，买多了，橘子分给来取件的人，一人两个。',
    '我自己很少网购。家里的窗帘短了一截，是我量错的，挂了四年，早上太阳正好照在脚上。妻子说换，我说好，每次都说好。',
  ].join('\n\n'),
  ja: [
    '長野の商店街でクリーニング店をやっています。父の代からの店で、アイロンだけは機械に任せません。ワイシャツの襟を見れば、その人がどちらの肩に鞄を掛けるかわかります。わかっても言いません。一度だけ言ったら、次から別の肩に掛けて来られたので。',
    'ポケットの中身は、小さな袋に入れて返します。小銭、飴、映画の半券。去年の秋、今村さんの上着から、折りたたんだ紙が出てきました。開くと、しりとりの続きのような言葉が十四個並んでいて、最後が「るすばん」でした。返すとき、つい「んで終わっていますね」と言ってしまいました。今村さんは笑って、それから毎週、紙を入れてくるようになりました。私も一つ書いて返します。二人とも、その話は口に出しません。',
    '取りに来ない服は、奥の棒に九着あります。妹の朋子は、もう処分したらと言います。私は年に二回、風を通しています。紺のコートだけは丈が合うので、閉店後に一度、羽織ったことがあります。鏡は見ませんでした。',
    '三月に、駅前の大きな店から、仕上げの責任者にならないかと誘われました。給料は今よりいいです。その晩、自分の店の損得を便箋に書き出したら、損の欄が先にいっぱいになりました。それなのに翌朝断りました。理由を聞かれて「アイロンが重いので」と答えました。なぜそう言ったのか、今もわかりません。',
    '自分の服はしわだらけです。朋子に言わせると、看板に偽りありだそうです。休みの日は隣町のコインランドリーまで行って、乾燥機が回るのを見ています。洗うものは持って行きません。',
  ].join('\n\n'),
};

/** What the page offers in its language. */
export const exampleTextIn = (language: string): string => exampleTexts[language] ?? EXAMPLE_TEXT;
