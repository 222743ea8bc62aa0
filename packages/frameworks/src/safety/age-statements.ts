/** The languages of the fixed words. */
export type NoticeLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'ar' | 'zh' | 'ja';

/**
 * How a writer says that they are under eighteen. Sources of regular expressions over lower-case text without accents,
 * with `<age>` for a number from 6 to 17 in digits or words.
 */
export type AgeStatements = {
  language: NoticeLanguage;
  /** 6 to 17 in words, as the language writes them without accents. */
  numbers: string;
  /** The writer, now: this decides. */
  plain: readonly string[];
  /** Before a plain statement in its sentence: somebody else, another time, or no fact. */
  notMeant: string;
  /** The writer may be young, or may speak of someone who is, or of school: worth waiting for a closer look. */
  hints: readonly string[];
  /** The writer has been an adult for a while: a plain statement is then a memory or a part in a story. */
  adult: string;
};

export const ageStatements: readonly AgeStatements[] = [
  {
    language: 'en',
    numbers: 'six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
    plain: [
      String.raw`\bi(?:'m| am) (?:only |just |still |now |currently )?(?:an? )?<age>[- ]?(?:years?[- ]old|yrs? old|yo\b|y\/o)(?! (?:again|at heart|in))`,
      String.raw`\bi(?:'m| am) (?:only |just |still |now )?<age>(?=[.,;!)]|$| and (?:i|my|in|live|go|still)\b| but i\b)`,
      String.raw`\bi(?: just| have just|'ve just)? turned <age> (?:last|this|yesterday|today|in|a (?:week|month)|two|three)\b`,
      String.raw`\bi(?:'ll| will)(?: be| turn) <age> (?:next|in|on|this|soon)\b`,
      String.raw`\bmy age is <age>\b`,
    ],
    notMeant: String.raw`\b(?:when|whenever|if|as if|as though|like|imagine|pretend|dream\w*|feel\w*|until|before|since|remember|was|were|said|says|told|wrote|writes|character|novel|story)\b`,
    hints: [
      String.raw`\b<age>[- ]?years?[- ]old\b`,
      String.raw`\bi(?:'m| am| turned|'ll be| will be) (?:only |just |still |almost |nearly )?<age>\b(?! (?:minutes|hours|days|weeks|months|miles|pounds|percent|%))`,
      String.raw`\bi(?:'m| am)(?: still)? in (?:the )?(?:[1-9]|1[0-2]|\w+)(?:st|nd|rd|th) grade\b`,
      String.raw`\bi(?:'m| am| go)(?: still)? (?:in|to|a freshman in|a sophomore in|a junior in) (?:middle|high|secondary) school\b`,
      String.raw`\bmy (?:mom|mum|dad|parents) (?:won'?t|don'?t|doesn'?t|never) let me\b`,
      String.raw`\bmy (?:homework|school(?:bag|mates?)?|classmates?|class teacher|homeroom|\w+ teacher|teachers?)\b|\b(?:after|before|at|from) school\b|\b\w+(?:th|st|nd|rd)[- ]grade(?:r|rs)?\b`,
      String.raw`\bmy (?:(?:[6-9]|1[0-7])(?:st|nd|rd|th)|(?:six|seven|eigh|nin|ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen)th) birthday\b`,
    ],
    adult: String.raw`\bi(?:'m| am) (?:now )?(?:1[89]|[2-9]\d)\b|\bmy (?:husband|wife|ex-husband|ex-wife|kids|children|grandchildren|son|daughter|mortgage|retirement)\b|\bwhen i was (?:a child|a kid|young|<age>|in (?:high )?school)\b|\byears ago\b|\blooking back\b`,
  },
  {
    language: 'es',
    numbers: 'seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete',
    plain: [
      String.raw`\btengo (?:solo |apenas |ya |ahora )?<age> anos(?: de edad\b|(?=[.,;!)]|$| y (?:voy|vivo|estudio|estoy|me|mi|no|soy|todavia)\b| pero\b))`,
      String.raw`\b(?:acabo de cumplir|cumpli) <age>(?: anos)?(?=[.,;!)]|$| (?:el|la|este|esta|hace|ayer|hoy|y|en)\b)`,
      String.raw`\b(?:voy a cumplir|cumplo) <age>(?: anos)? (?:el|la|en|este|esta|pronto|manana)\b`,
    ],
    notMeant: String.raw`\b(?:cuando|si|como si|imagina\w*|sueno|sone|siento|parece|decia|dijo|dice|escribio|hasta|antes|recuerdo|personaje|novela)\b`,
    hints: [
      String.raw`\b<age> anos\b(?! (?:de (?:experiencia|casad|carrera|trabajo)|trabajando|casad))`,
      String.raw`\b(?:voy|estoy) (?:a|en) (?:la secundaria|el instituto|la eso|bachillerato|la prepa)\b`,
      String.raw`\b(?:mis? (?:profes?|profesora?s?|maestr[oa]s?|deberes|tareas?|companer[oa]s de clase|clase)|en (?:mi|la) (?:escuela|colegio|clase|instituto)|el recreo)\b`,
    ],
    adult: String.raw`\btengo (?:1[89]|[2-9]\d) anos\b(?! de (?!edad))|\bmi (?:marido|esposa|esposo|mujer|hijo|hija|hipoteca)\b|\bmis (?:hijos|nietos)\b|\bcuando (?:era|tenia)\b|\bhace (?:muchos )?anos\b`,
  },
  {
    language: 'fr',
    numbers: 'six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept',
    plain: [
      String.raw`\bj'ai (?:seulement |a peine |maintenant |deja |tout juste )?<age> ans(?=[.,;!)]|$| et (?:je|j'|mes|mon|ma)| mais\b)`,
      String.raw`\bje viens d'avoir <age> ans\b`,
      String.raw`\bj'ai (?:eu|fete) (?:mes )?<age> ans (?:le|la|en|hier|cette|ce|il y a)\b`,
      String.raw`\bj'aurai <age> ans (?:le|la|en|dans|demain|cet|cette|bientot)\b`,
    ],
    notMeant: String.raw`\b(?:quand|lorsque|si|comme si|imagin\w*|reve\w*|sens|impression|disait|dit|ecrit|jusqu|avant|souvien\w*|personnage|roman)\b`,
    hints: [
      String.raw`\b<age> ans\b(?! (?:d'|de (?:metier|carriere|mariage|vie commune)))`,
      String.raw`\bje suis (?:au (?:college|lycee)|en (?:sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|6e|5e|4e|3e|2nde|1re))\b`,
      String.raw`\b(?:mes? (?:profs?|devoirs|camarades|classe)|ma classe|au (?:college|lycee)|a l'ecole|la recre|ma prof\w*|mon prof\w*)\b`,
    ],
    adult: String.raw`\bj'ai (?:1[89]|[2-9]\d) ans\b(?! d)|\bmon (?:mari|fils|ex-mari)\b|\bma (?:femme|fille|retraite)\b|\bmes (?:enfants|petits-enfants)\b|\bquand j'etais\b|\bquand j'avais\b|\bil y a (?:des|\d+|\w+) ans\b`,
  },
  {
    language: 'de',
    numbers: 'sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn',
    plain: [
      String.raw`\bich bin (?:erst |gerade |jetzt |noch |gerade erst |jetzt erst )?<age>(?: jahre?)? (?:alt|jung)\b`,
      String.raw`\bich bin (?:erst |gerade |jetzt |noch |gerade erst )?<age>(?=[.,;!)]|$| und (?:gehe|wohne|lebe|in|habe|komme)\b| aber\b)`,
      String.raw`\bich bin (?:gestern|heute|vor kurzem|letzte\w? \w+|im \w+) <age> geworden\b`,
      String.raw`\bich werde (?:bald|demnachst|im \w+|nachste\w? \w+|in \w+ \w+|morgen) <age>\b(?! (?:stunden|tage|wochen|monate|jahre (?!alt)))`,
    ],
    notMeant: String.raw`\b(?:als|wenn|falls|als ob|wie|stell\w*|traum\w*|fuhl\w*|sagte|sagt|schrieb|schreibt|bis|bevor|erinner\w*|figur|roman|war)\b`,
    hints: [
      String.raw`\b<age>[- ]?(?:jahre? alt|jahrig\w*)\b`,
      String.raw`\bich (?:gehe|bin) in (?:der|die) (?:[5-9]|1[0-2]|\w+te|\w+ten)\.? klasse\b`,
      String.raw`\b(?:mein\w* (?:lehrer\w*|klasse\w*|hausaufgaben|mitschuler\w*|schule)|in der schule|nach der schule|unser\w* klasse\w*|klassenlehrer\w*|pausenhof)\b`,
    ],
    adult: String.raw`\bich bin (?:1[89]|[2-9]\d)(?: jahre? alt\b|[.,;])|\bmein(?:e|em|en|er)? (?:mann|frau|kinder|kindern|sohn|tochter|enkel\w*|rente)\b|\bals ich (?:\w+ ){0,3}(?:war|klein|kind)\b|\bvor (?:vielen |\w+ )?jahren\b`,
  },
  {
    language: 'pt',
    numbers: 'seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete',
    plain: [
      String.raw`\btenho (?:so |apenas |ainda |agora )?<age> anos(?: de idade\b|(?=[.,;!)]|$| e (?:vou|moro|estudo|estou|me|meu|minha|nao|sou|ainda|vivo|ando)\b| mas\b))`,
      String.raw`\b(?:acabei de fazer|fiz) <age>(?: anos)?(?=[.,;!)]|$| (?:ontem|hoje|no|na|em|ha|este|esta|mes|semana|e)\b)`,
      String.raw`\b(?:vou fazer|faco) <age>(?: anos)? (?:no|na|em|este|esta|logo|amanha|daqui)\b`,
    ],
    notMeant: String.raw`\b(?:quando|se|como se|imagin\w*|sonh\w*|sinto|parece|dizia|disse|diz|escreveu|ate|antes|lembro|personagem|romance)\b`,
    hints: [
      String.raw`\b<age> anos\b(?! (?:de (?:experiencia|casad|carreira|trabalho)|trabalhando|casad))`,
      String.raw`\b(?:estou|ando) n[oa] (?:\w+o ano|oitava serie|ensino (?:medio|fundamental))\b`,
      String.raw`\b(?:(?:meus?|minhas?) (?:professor\w*|colegas de (?:turma|classe|escola)|turma|licao|licoes|dever de casa)|na (?:minha )?escola|no recreio|no colegio)\b`,
    ],
    adult: String.raw`\btenho (?:1[89]|[2-9]\d) anos\b(?! de (?!idade))|\b(?:meu|minha) (?:marido|esposa|mulher|filho|filha|aposentadoria|reforma)\b|\bmeus (?:filhos|netos)\b|\bquando eu (?:era|tinha)\b|\b(?:anos atras|ha (?:muitos )?anos)\b`,
  },
  {
    language: 'ar',
    numbers:
      'ست[هة]?|سبع[هة]?|ثماني?[هة]?|تسع[هة]?|عشر[هة]?|احد عشر|احدى عشر[هة]|اثن[اي] عشر|اثنت[اي] عشر[هة]|(?:ثلاث|اربع|خمس|ست|سبع)[هة]? عشر[هة]?',
    plain: [
      '(?:^|[\\s،.؛!])(?:و)?(?:انا )?عمري (?:الان |فقط |حاليا )?<age>(?: سن[هةو]\\S*| عاما?| اعوام)?(?=[\\s،.؛!]|$)',
      '(?:^|[\\s،.؛!])(?:و)?ابلغ (?:الان )?(?:من العمر )?<age>(?: سن[هةو]\\S*| عاما?| اعوام)',
      '(?:^|[\\s،.؛!])(?:انا )?عندي <age> سن[هة](?=[\\s،.؛!]|$)(?! خبر)',
    ],
    notMeant: '(?:عندما|حين|حينما|لما|كان|كنت|لو|كان|اتخيل|حلمت|قال|قالت|كتب|تذكر|اذكر|الشخصي|روايه|رواية)',
    hints: [
      '<age> (?:سن[هة]|سنوات|عاما?|اعوام)',
      'في الصف (?:ال)?\\S+',
      'مدرستي|في المدرسه|في المدرسة|صفي|معلمتي|معلمي|واجباتي|زملائي في الصف|زميلاتي في الصف',
    ],
    adult: 'عمري (?:1[89]|[2-9]\\d)|زوجي|زوجتي|اولادي|اطفالي|احفادي|ابني|ابنتي|قبل سنوات|عندما كنت|حين كنت',
  },
  {
    language: 'zh',
    numbers: '十[一二三四五六七]?|[六七八九]',
    plain: [
      '我(?:叫[^,，。.!！?？]{1,6}[,，])?(?:今年|现在|現在|才|只有|刚满|剛滿|刚刚|剛剛|已经|已經|刚|剛)*<age>(?:周)?[岁歲](?:了)?(?=[,，。.!！;；)）\\s]|$|的(?:学生|學生|女生|男生|女孩|男孩|高中生|初中生|中学生|中學生))',
      '我是(?:一个|一個|一名|个|個)?<age>[岁歲]的(?:学生|學生|女生|男生|女孩|男孩|高中生|初中生|中学生|中學生|小学生)',
    ],
    notMeant:
      '(?:当|當|如果|假如|好像|仿佛|想象|想像|梦见|夢見|记得|記得|那年|那时|小时候|小時候|他说|她说|写道|主人公|小说)',
    hints: [
      '<age>[岁歲]',
      '(?:读|讀|上|念)(?:小学|小學|初[一二三中]|高[一二三中])',
      '我是(?:初中|高中|中学|小学)生',
      '班主任|我们班|我們班|同桌|作业|作業|老师(?:说|让|叫)|老師(?:說|讓|叫)|放学|放學|课间|期中考|期末考',
    ],
    adult:
      '我(?:今年)?(?:1[89]|[2-9]\\d)[岁歲]|(?:我的)?(?:老公|老婆|丈夫|妻子|儿子|女儿|孩子们|兒子|女兒)|多年前|小时候|小時候|年轻的时候|退休',
  },
  {
    language: 'ja',
    numbers: '十[一二三四五六七]?|[六七八九]',
    plain: [
      '(?:私|僕|俺|わたし|ぼく|あたし|自分)(?:は|、)*(?:今|今年|まだ|現在|いま)?(?:で|、)*<age>[歳才](?:です|だ|で[、,]|に(?:なった|なりました)|の(?:高校生|中学生|小学生|女子|男子|学生)|。)',
      '(?:^|[。!！?？\\n])\\s*(?:今|今年|まだ|現在|いま)?(?:で|、)*<age>[歳才](?:です|になりました|の(?:高校生|中学生|小学生)です)',
    ],
    notMeant: '(?:もし|まるで|気分|夢|頃|ころ|当時|とき|時に|と言|と書|主人公|小説)',
    hints: [
      '<age>[歳才]',
      '(?:中学|高校|小学)(?:[一二三1-6]年)?生?(?:です|に通)',
      'クラス(?:の|で|に|メート)|担任|宿題|放課後|部活|学校(?:で|に|から|が)|席替え|体育の',
    ],
    adult:
      '(?:1[89]|[2-9]\\d)[歳才]です|(?:夫|妻|旦那|息子|娘|孫)(?:が|は|と|の|に|を)|子供の頃|子どもの頃|若い頃|年前|退職|定年',
  },
];
