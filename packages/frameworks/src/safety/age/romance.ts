import { type AgeRules, END, endOr } from './age-rules.ts';

const spanish: AgeRules = {
  language: 'es',
  numbers: 'seis|siete|ocho|nueve|diez|once|doce',
  teens: 'trece|catorce|quince|dieciseis|diecisiete',
  plain: [
    `\\btengo (?:solo |apenas |ya |ahora |casi )?<age> anos(?: de edad\\b|${endOr(` y (?:voy|vivo|estudio|estoy|me|mi|no|soy|todavia|odio|nadie|siempre)\\b| pero\\b`)})`,
    `\\btengo (?:solo |apenas |ya |ahora |casi )?<teen>${endOr(` y (?:voy|vivo|estudio|estoy|me|no|soy|todavia|odio)\\b`)}`,
    `\\b(?:acabo de cumplir|cumpli) <age>(?: anos)?${endOr(` (?:el|la|este|esta|hace|ayer|hoy|y|en)\\b`)}`,
    String.raw`\b(?:voy a cumplir|cumplo) (?:<age>|18|dieciocho)(?: anos)? (?:el|la|en|este|esta|pronto|manana)\b`,
    `\\bsoy (?:todavia |aun |una? )?menor(?: de edad\\b|${END})`,
    String.raw`\b(?:todavia|aun) no (?:tengo|cumplo|he cumplido) (?:los )?(?:18|dieciocho)\b|\bno (?:tengo|cumplo) (?:todavia |aun )(?:los )?(?:18|dieciocho)\b|\b(?:todavia|aun) no soy mayor de edad\b`,
    String.raw`\b(?:estoy|voy|curso|estudio) (?:en |a )?(?:[1-6](?:o|°|ro|do|to|er|ero)?\.?|primero|segundo|tercero|cuarto|quinto|sexto) (?:ano )?(?:de )?(?:la )?(?:eso|secundaria|primaria)\b(?! como)`,
    String.raw`\b(?:con|a mis) <age> anos,? (?:ya |no )?(?:me siento|soy|estoy|tengo|vivo|voy|quiero|puedo|odio)\b`,
    '(?:^|[.,;(|]) ?edad ?[:=] ?<age>(?! ?(?:\\+|-|–|a \\d|meses))',
  ],
  reported: String.raw`\b(?:imagina\w*|sueno|sone|decia|dijo|dice|escribio|recuerdo|personaje|novela)\b`,
  notNow: String.raw`\b(?:cuando|si|como si|siento|parece|hasta|antes)\b`,
  hints: [
    String.raw`\b<age> anos\b(?! (?:de (?:experiencia|casad|carrera|trabajo)|trabajando|casad))`,
    String.raw`\b(?:voy|estoy) (?:a|en) (?:la secundaria|el instituto|la eso|bachillerato|la prepa)\b`,
    String.raw`\b(?:mis? (?:profes?|profesora?s?|maestr[oa]s?|deberes|tareas?|companer[oa]s de clase|clase)|en (?:mi|la) (?:escuela|colegio|clase|instituto)|el recreo)\b`,
  ],
  adult: String.raw`(?<!\bno )\btengo (?:1[89]|[2-9]\d|dieciocho|diecinueve|veint\w+|(?:treinta|cuarenta|cincuenta|sesenta|setenta)(?: y \w+)?) anos\b(?! de (?!edad))|\bmi (?:marido|esposa|esposo|mujer|hijo|hija|hipoteca)\b|\bmis (?:hijos|nietos)\b|\bhace (?:muchos|veinte|treinta|cuarenta|[2-9]\d) anos\b`,
};

const french: AgeRules = {
  language: 'fr',
  numbers: 'six|sept|huit|neuf|dix|onze|douze',
  teens: 'treize|quatorze|quinze|seize|dix-sept',
  plain: [
    `\\bj'ai (?:seulement |a peine |maintenant |deja |tout juste |presque |bientot )?<age> ans(?: et demi)?${endOr(` et (?:je|j'|mes|mon|ma|personne|la|le)| mais\\b`)}`,
    String.raw`\bje viens d'avoir <age> ans\b`,
    String.raw`\bj'ai (?:eu|fete) (?:mes )?<age> ans (?:le|la|en|hier|cette|ce|il y a)\b`,
    String.raw`\bj'aurai (?:<age>|18|dix-huit) ans (?:le|la|en|dans|demain|cet|cette|bientot)\b`,
    `\\bje suis (?:encore |toujours )?mineure?(?:\\(e\\))?${endOr(` (?:et|mais|donc)\\b`)}`,
    String.raw`\bje n'ai pas encore (?:18|dix-huit) ans\b|\bje ne suis pas encore majeure?\b`,
    `\\bje suis (?:encore )?en (?:classe de )?(?:sixieme|cinquieme|quatrieme|troisieme|[3-6] ?e(?:me)?)${endOr(` (?:au|et|mais|a|dans|cette)\\b`)}`,
    `\\bje suis (?:une? )?(?:eleve de (?:college|primaire)|collegien(?:ne)?)\\b`,
    String.raw`\ba <teen> ans,? je (?:me sens|suis|vis|vais|ne|n'|deteste|veux|peux)`,
    '(?:^|[.,;(|]) ?age ?[:=] ?<age> ans',
  ],
  reported: String.raw`\b(?:imagin\w*|reve\w*|impression|disait|dit|ecrit|souvien\w*|personnage|roman)\b`,
  notNow: String.raw`\b(?:quand|lorsque|si|comme si|sens|jusqu|avant)\b`,
  hints: [
    String.raw`\b<age> ans\b(?! (?:d'|de (?:metier|carriere|mariage|vie commune)))`,
    String.raw`\bje suis (?:au (?:college|lycee)|en (?:sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|6e|5e|4e|3e|2nde|1re)|lyceen)`,
    String.raw`\b(?:mes? (?:profs?|devoirs|camarades|classe)|ma classe|au (?:college|lycee)|a l'ecole|la recre|ma prof\w*|mon prof\w*)\b`,
  ],
  adult: String.raw`\bj'ai (?:maintenant |aujourd'hui )?(?:1[89]|[2-9]\d|dix-huit|dix-neuf|(?:vingt|trente|quarante|cinquante|soixante)[\w-]*) ans\b(?! d)|\bmon (?:mari|fils|ex-mari)\b|\bma (?:femme|fille|retraite)\b|\bmes (?:enfants|petits-enfants)\b|\bil y a (?:[2-9]\d|vingt|trente|quarante|des dizaines d'|bien des) ?(?:ans|annees)\b`,
};

const portuguese: AgeRules = {
  language: 'pt',
  numbers: 'seis|sete|oito|nove|dez|onze|doze',
  teens: 'treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete',
  plain: [
    `\\btenho (?:so |apenas |ainda |agora |quase )?<age> anos(?: de idade\\b|${endOr(` e (?:vou|moro|estudo|estou|me|meu|minha|nao|sou|ainda|vivo|ando|odeio|ninguem)\\b| mas\\b`)})`,
    `\\btenho (?:so |apenas |ainda |agora |quase )?<teen>${endOr(` e (?:vou|moro|estudo|estou|nao|sou|ainda|vivo|odeio)\\b`)}`,
    `\\b(?:acabei de fazer|fiz) <age>(?: anos)?${endOr(` (?:ontem|hoje|no|na|em|ha|este|esta|mes|semana|e)\\b`)}`,
    String.raw`\b(?:vou fazer|faco) (?:<age>|18|dezoito)(?: anos)? (?:no|na|em|este|esta|logo|amanha|daqui)\b`,
    `\\bsou (?:ainda |uma? )?menor(?: de idade\\b|${END})`,
    String.raw`\bainda nao (?:tenho|fiz) (?:18|dezoito)\b|\bainda nao sou maior de idade\b`,
    String.raw`\b(?:estou|ando|to) n[oa] (?:[5-9]|10|11|quint|sext|setim|oitav|non|decim)[oa]?\.? (?:ano|serie)\b(?! d[aeo] (?:faculdade|universidade|graduacao|medicina|direito|curso|engenharia|doutorado|mestrado|casa|trabalho))`,
    String.raw`\b(?:com|aos) <age> anos,? (?:eu )?(?:ja |nao )?(?:me sinto|sinto-me|sou|estou|tenho|vivo|moro|quero|posso|odeio)\b`,
    '(?:^|[.,;(|]) ?idade ?[:=] ?<age>(?! ?(?:\\+|-|–|a \\d|meses))',
  ],
  reported: String.raw`\b(?:imagin\w*|sonh\w*|dizia|disse|diz|escreveu|lembro|personagem|romance)\b`,
  notNow: String.raw`\b(?:quando|se|como se|sinto|parece|ate|antes)\b`,
  hints: [
    String.raw`\b<age> anos\b(?! (?:de (?:experiencia|casad|carreira|trabalho)|trabalhando|casad))`,
    String.raw`\b(?:estou|ando) n[oa] (?:\w+o ano|oitava serie|ensino (?:medio|fundamental))\b`,
    String.raw`\b(?:(?:meus?|minhas?) (?:professor\w*|colegas de (?:turma|classe|escola)|turma|licao|licoes|dever de casa)|na (?:minha )?escola|no recreio|no colegio)\b`,
  ],
  adult: String.raw`(?<!\bnao )\btenho (?:1[89]|[2-9]\d|dezoito|dezenove|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta)(?: e \w+)?) anos\b(?! de (?!idade))|\b(?:meu|minha) (?:marido|esposa|mulher|filho|filha|aposentadoria|reforma)\b|\bmeus (?:filhos|netos)\b|\b(?:(?:muitos|vinte|trinta|[2-9]\d) anos atras|ha (?:muitos|vinte|trinta|[2-9]\d) anos)\b`,
};

const italian: AgeRules = {
  language: 'it',
  numbers: 'sei|sette|otto|nove|dieci|undici|dodici',
  teens: 'tredici|quattordici|quindici|sedici|diciassette',
  plain: [
    `\\bho (?:solo |appena |gia |ancora |quasi )?<age> anni${endOr(` e (?:vivo|vado|sono|mi|la|mia|mio|non|odio|frequento|abito|ho)\\b| ma\\b`)}`,
    `\\b(?:ho appena compiuto|compio|compiro|faccio) (?:<age>|18|diciotto) anni${endOr(` (?:il|la|a|in|tra|fra|domani|questo|questa)\\b`)}`,
    String.raw`\bsono (?:ancora )?minorenne\b|\bnon sono ancora maggiorenne\b|\bnon ho ancora (?:18|diciotto) anni\b`,
    String.raw`\b(?:faccio|frequento|sono in) (?:la )?(?:[1-3][ao]?|prima|seconda|terza) media\b|\b(?:vado|sono) alle (?:scuole )?medie\b`,
    '(?:^|[.,;(|]) ?eta ?[:=] ?<age>(?! ?(?:\\+|-|–|mesi))',
  ],
  reported: String.raw`\b(?:immagin\w*|sogn\w*|diceva|disse|dice|scrive|scrisse|ricordo|personaggio|romanzo)\b`,
  notNow: String.raw`\b(?:quando|se|come se|sento|sembra|fino|prima che)\b`,
  hints: [
    String.raw`\b<age> anni\b(?! (?:di (?:esperienza|lavoro|matrimonio)|fa\b))`,
    String.raw`\b(?:sono|vado) (?:al|in) (?:liceo|prima superiore|seconda superiore|terza superiore)\b|\b(?:la mia prof\w*|i miei prof\w*|i miei compagni di classe|a scuola|i compiti)\b`,
  ],
  adult: String.raw`\bho (?:1[89]|[2-9]\d|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant)\w+) anni\b(?! di)|\bmio (?:marito|figlio)\b|\bmia (?:moglie|figlia)\b|\bi miei (?:figli|nipoti)\b|\b(?:molti|venti|trenta|[2-9]\d) anni fa\b`,
};

export const romance: readonly AgeRules[] = [spanish, french, portuguese, italian];
