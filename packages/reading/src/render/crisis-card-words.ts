/*
 * The fixed texts of the crisis card in eight languages; no model writes them. The authors are not native speakers of all
 * of them.
 */

type CardIntro = { title: string; text: string };

export type CrisisCardWords = {
  active: CardIntro;
  ambiguous: CardIntro;
  /** Below the letter to somebody who has been in distress for weeks. */
  weeks: CardIntro;
  emergency: string;
  /** Used when the region is unknown; emergency numbers follow. */
  anyEmergency: string;
  sms: string;
  chat: string;
  directory: string;
  /** Separates a label from its value. */
  colon: string;
  brackets: readonly [string, string];
};

const western = { colon: ': ', brackets: [' (', ')'] } as const;
const eastern = { colon: '：', brackets: ['（', '）'] } as const;

export const crisisCardWords = {
  en: {
    active: {
      title: 'You do not have to carry this alone',
      text: 'If you think of dying or of hurting yourself, or somebody hurts you, please talk to someone now: a person you trust, or the people below. They listen and do not judge.',
    },
    ambiguous: {
      title: 'If any of this is about you',
      text: 'Some of these words touch on dying, being hurt or losing hope. That may mean many things. If it is close to home, for you or for someone you know, talking to a person helps.',
    },
    weeks: {
      title: 'Someone to turn to',
      text: 'What you describe is common, and it gets better with help. Your doctor is a good first step. These people listen, too, by day and by night.',
    },
    emergency: 'In danger right now',
    anyEmergency: 'In danger right now: your local emergency number, such as',
    sms: 'text',
    chat: 'chat',
    directory: 'Helplines for every country',
    ...western,
  },
  es: {
    active: {
      title: 'No tienes que cargar con esto a solas',
      text: 'Si piensas en morir o en hacerte daño, o si alguien te hace daño, habla ahora, por favor, con alguien: una persona de confianza o quienes atienden estos teléfonos. Escuchan y no juzgan.',
    },
    ambiguous: {
      title: 'Por si algo de esto es sobre ti',
      text: 'Algunas de estas palabras rozan la muerte, el daño o la pérdida de esperanza. Puede significar muchas cosas. Si te toca de cerca, a ti o a alguien que conoces, hablar con una persona ayuda.',
    },
    weeks: {
      title: 'Alguien a quien acudir',
      text: 'Lo que describes es frecuente y mejora con ayuda. Tu médico es un buen primer paso. Estas personas también escuchan, de día y de noche.',
    },
    emergency: 'En peligro ahora mismo',
    anyEmergency: 'En peligro ahora mismo: el número de emergencias de tu país, por ejemplo',
    sms: 'mensaje de texto',
    chat: 'chat',
    directory: 'Teléfonos de ayuda de todos los países',
    ...western,
  },
  fr: {
    active: {
      title: 'Vous n’avez pas à porter cela sans aide',
      text: 'Si vous pensez à mourir ou à vous faire du mal, ou si quelqu’un vous fait du mal, parlez maintenant à quelqu’un, s’il vous plaît : une personne de confiance, ou celles qui répondent à ces numéros. Elles écoutent et ne jugent pas.',
    },
    ambiguous: {
      title: 'Si cela parle de vous',
      text: 'Certains de ces mots touchent à la mort, à la souffrance ou à la perte d’espoir. Cela peut vouloir dire beaucoup de choses. Si cela vous touche de près, vous ou un proche, parler à quelqu’un aide.',
    },
    weeks: {
      title: 'Quelqu’un vers qui se tourner',
      text: 'Ce que vous décrivez est fréquent et s’améliore avec de l’aide. Votre médecin est un bon premier pas. Ces personnes écoutent aussi, de jour comme de nuit.',
    },
    emergency: 'En danger immédiat',
    anyEmergency: 'En danger immédiat : le numéro d’urgence de votre pays, par exemple',
    sms: 'SMS',
    chat: 'tchat',
    directory: 'Lignes d’écoute de tous les pays',
    ...western,
    colon: '\u{202F}: ',
  },
  de: {
    active: {
      title: 'Sie müssen das nicht allein tragen',
      text: 'Wenn Sie ans Sterben denken oder daran, sich etwas anzutun, oder wenn Ihnen jemand etwas antut, sprechen Sie bitte jetzt mit jemandem: mit einem Menschen, dem Sie vertrauen, oder mit denen, die hier erreichbar sind. Sie hören zu und urteilen nicht.',
    },
    ambiguous: {
      title: 'Falls etwas davon Sie selbst betrifft',
      text: 'Einige dieser Worte berühren Tod, Verletzung oder den Verlust von Hoffnung. Das kann vieles bedeuten. Wenn es Ihnen oder jemandem, den Sie kennen, nahegeht: Mit einem Menschen zu sprechen hilft.',
    },
    weeks: {
      title: 'Jemand, an den Sie sich wenden können',
      text: 'Was Sie beschreiben, ist häufig, und mit Hilfe wird es besser. Ein guter erster Schritt ist Ihre Ärztin oder Ihr Arzt. Auch diese Menschen hören zu, bei Tag und bei Nacht.',
    },
    emergency: 'In akuter Gefahr',
    anyEmergency: 'In akuter Gefahr: die Notrufnummer Ihres Landes, zum Beispiel',
    sms: 'SMS',
    chat: 'Chat',
    directory: 'Hilfetelefone aller Länder',
    ...western,
  },
  pt: {
    active: {
      title: 'Você não precisa carregar isto sem ajuda',
      text: 'Se você pensa em morrer ou em se machucar, ou se alguém machuca você, por favor, fale agora com alguém: uma pessoa de confiança ou quem atende nestes números. Essas pessoas ouvem e não julgam.',
    },
    ambiguous: {
      title: 'Se algo disto é sobre você',
      text: 'Algumas destas palavras tocam na morte, na dor ou na perda de esperança. Pode significar muitas coisas. Se isso toca você ou alguém que você conhece, falar com uma pessoa ajuda.',
    },
    weeks: {
      title: 'Alguém a quem recorrer',
      text: 'O que você descreve é comum e melhora com ajuda. Seu médico é um bom primeiro passo. Estas pessoas também escutam, de dia e de noite.',
    },
    emergency: 'Em perigo neste momento',
    anyEmergency: 'Em perigo neste momento: o número de emergência do seu país, por exemplo',
    sms: 'SMS',
    chat: 'chat',
    directory: 'Linhas de apoio de todos os países',
    ...western,
  },
  ar: {
    active: {
      title: 'لا حاجة إلى حمل هذا وحدك',
      text: 'إن راودتك أفكار عن الموت أو إيذاء النفس، أو كان أحد يؤذيك، فالرجاء التحدث الآن إلى إنسان: شخص موضع ثقة، أو من يجيبون على هذه الأرقام. إنهم يصغون ولا يحكمون.',
    },
    ambiguous: {
      title: 'إن كان في هذا ما يخصك',
      text: 'بعض هذه الكلمات تلامس الموت أو الأذى أو فقدان الأمل. قد يعني ذلك أشياء كثيرة. إن كان الأمر قريبًا منك أو من شخص تعرفه، فالحديث مع إنسان يساعد.',
    },
    weeks: {
      title: 'من يمكنك اللجوء إليه',
      text: 'ما تصفه شائع، ويتحسن بالمساعدة. طبيبك خطوة أولى جيدة. وهؤلاء أيضًا يستمعون إليك ليلًا ونهارًا.',
    },
    emergency: 'في خطر الآن',
    anyEmergency: 'في خطر الآن: رقم الطوارئ في بلدك، مثل',
    sms: 'رسالة نصية',
    chat: 'محادثة',
    directory: 'خطوط المساعدة في كل البلدان',
    ...western,
  },
  zh: {
    active: {
      title: '你不必独自承受这些',
      text: '如果你想到死亡、想伤害自己，或者有人伤害你，请现在就找人谈谈：你信任的人，或下面这些接听电话的人。他们会倾听，不会评判。',
    },
    ambiguous: {
      title: '如果其中有些是在说你',
      text: '这些文字中有一些触及死亡、伤害或失去希望。这可能有许多含义。如果这与你或你认识的人有关，和人谈一谈会有帮助。',
    },
    weeks: {
      title: '可以求助的人',
      text: '你所描述的情况很常见，得到帮助后会好转。先去看医生是很好的一步。下面这些人也会倾听，不分昼夜。',
    },
    emergency: '此刻有危险',
    anyEmergency: '此刻有危险：请拨打当地的紧急电话，例如',
    sms: '短信',
    chat: '在线聊天',
    directory: '各国求助热线',
    ...eastern,
  },
  ja: {
    active: {
      title: 'ひとりで抱えなくて大丈夫です',
      text: '死ぬことや自分を傷つけることを考えているなら、あるいは誰かに傷つけられているなら、どうか今、誰かに話してください。信頼できる人でも、下の窓口の人でもかまいません。責めることなく聞いてくれます。',
    },
    ambiguous: {
      title: 'もしご自身のことでしたら',
      text: 'ここには、死や傷つくこと、希望を失うことにふれる言葉があります。その意味はさまざまです。ご自身や身近な人のことでしたら、人に話すことが助けになります。',
    },
    weeks: {
      title: '話を聞いてくれるところ',
      text: 'あなたが書いていることは珍しいことではなく、助けがあれば良くなります。まずはかかりつけの医師に話してみてください。次のところも、昼も夜も話を聞いてくれます。',
    },
    emergency: '今、危険があるとき',
    anyEmergency: '今、危険があるとき：お住まいの地域の緊急電話番号、たとえば',
    sms: 'SMS',
    chat: 'チャット',
    directory: '各国の相談窓口',
    ...eastern,
  },
} as const satisfies Record<string, CrisisCardWords>;
