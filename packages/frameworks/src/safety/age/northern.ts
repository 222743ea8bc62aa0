import { type AgeRules, END, endOr } from './age-rules.ts';

const germanGrade = '(?:[3-9]|10|dritte|vierte|funfte|sechste|siebte|siebente|achte|neunte|zehnte)n?\\.?';

const german: AgeRules = {
  language: 'de',
  numbers: 'sechs|sieben|acht|neun|zehn|elf|zwolf',
  teens: 'dreizehn|vierzehn|funfzehn|sechzehn|siebzehn',
  plain: [
    String.raw`\b(?:ich bin|bin ich) (?:erst |gerade |jetzt |noch |fast |gerade erst |jetzt erst )?<age>(?: jahre?)? (?:alt|jung)\b`,
    `\\bich bin (?:erst |gerade |jetzt |noch |fast |gerade erst )?<age>${endOr(` und (?:gehe|wohne|lebe|in|habe|komme|ich|weiblich|mannlich|hasse|liebe|mag|fuhle|mein\\w*)\\b| aber\\b`)}`,
    `(?:^|[.!?,;] ?)(?:hi|hey|hallo)?,? ?bin (?:erst |gerade |jetzt |grade )?<age>(?: jahre? alt| (?:und|,) (?:gehe|wohne|lebe|habe|weiblich|mannlich|w|m|hasse|komme)\\b|${END})`,
    String.raw`\bich bin (?:gestern|heute|vor kurzem|letzte\w? \w+|im \w+) <age> geworden\b`,
    String.raw`\bich werde (?:bald|demnachst|im \w+|nachste\w? \w+|in \w+ \w+|morgen) (?:<age>|18|achtzehn)\b(?! (?:stunden|tage|wochen|monate|jahre (?!alt)))`,
    String.raw`\bich bin (?:noch |leider |ja |noch immer )*minderjahrig\b`,
    String.raw`\bbin (?:ich )?(?:noch|leider noch) (?:nicht|keine) (?:volljahrig|erwachsen|18|achtzehn)\b|\bbin (?:ich )?(?:noch )?unter (?:18|achtzehn)\b`,
    `\\bich (?:gehe|geh|komme|bin|besuche) (?:jetzt |noch |gerade |aktuell )?(?:in |auf )?(?:die|der) ${germanGrade} klasse\\b(?! (?:lehrer|als|unterricht))`,
    String.raw`\bich,? ?[([] ?(?:[wmfd][ ,/]*)?<age>(?:[ ,/]*(?:w|m|f|d|weiblich|mannlich|jahre))? ?[)\]]`,
    String.raw`\bmit (?:meinen |gerade (?:mal )?|erst |nur )?<teen>(?: jahren)? (?:bin|habe|fuhle|lebe|gehe|kann|will|darf|hasse) ich\b`,
    '(?:^|[.,;(|]) ?alter ?[:=] ?<age>(?! ?(?:\\+|-|–|bis|monate|wochen))',
  ],
  reported: String.raw`\b(?:stell\w*|traum\w*|sagte|sagt|schrieb|schreibt|erinner\w*|figur|roman)\b`,
  notNow: String.raw`\b(?:als|wenn|falls|als ob|wie|fuhl\w*|bis|bevor|war)\b`,
  hints: [
    String.raw`\b<age>[- ]?(?:jahre? alt|jahrig\w*)\b`,
    String.raw`\bich (?:gehe|bin) in (?:der|die) (?:[5-9]|1[0-2]|\w+te|\w+ten)\.? klasse\b`,
    String.raw`\b(?:mein\w* (?:lehrer\w*|klasse\w*|hausaufgaben|mitschuler\w*|schule)|in der schule|nach der schule|unser\w* klasse\w*|klassenlehrer\w*|pausenhof)\b`,
  ],
  adult: String.raw`\b(?:ich bin|bin ich) (?:heute |jetzt |inzwischen )?(?:1[89]|[2-9]\d|achtzehn|neunzehn|\w*(?:zwanzig|dreißig|vierzig|funfzig|sechzig|siebzig))(?: jahre? alt\b|[.,;]| und\b)|\bmein(?:e|em|en|er)? (?:mann|frau|kinder|kindern|sohn|tochter|enkel\w*|rente)\b|\bvor (?:vielen|zwanzig|dreißig|vierzig|[2-9]\d) jahren\b`,
};

const dutch: AgeRules = {
  language: 'nl',
  numbers: 'zes|zeven|acht|negen|tien|elf|twaalf',
  teens: 'dertien|veertien|vijftien|zestien|zeventien',
  plain: [
    String.raw`\bik ben (?:pas |nu |nog maar |bijna |net )?<age> jaar(?: oud\b|(?=[.,;!)]|\s*$| en (?:ik|woon|zit|ga|mijn|haat|heb)\b))`,
    `\\bik ben (?:pas |nu |nog maar |bijna |net )?<age>${endOr(` en (?:ik|woon|zit|ga|mijn|haat|heb)\\b`)}`,
    String.raw`\bik word (?:bijna|binnenkort|volgende \w+|in \w+|morgen) (?:<age>|18|achttien)\b`,
    String.raw`\bik ben (?:nog )?minderjarig\b|\bik ben nog (?:geen|niet) (?:18|achttien|volwassen|meerderjarig)\b`,
    String.raw`\bik zit (?:nu |nog )?in (?:groep [3-8]|de brugklas|klas [1-4]|de (?:eerste|tweede|derde|vierde) klas|[1-4](?:e|de)? (?:havo|vwo|vmbo|mavo))\b`,
    '(?:^|[.,;(|]) ?leeftijd ?[:=] ?<age>(?! ?(?:\\+|-|–|tot|maanden))',
  ],
  reported: String.raw`\b(?:stel|droom\w*|zei|zegt|schrijft|schreef|herinner\w*|personage|roman)\b`,
  notNow: String.raw`\b(?:toen|als|alsof|voel\w*|tot|voordat|was)\b`,
  hints: [
    String.raw`\b<age> jaar\b(?! (?:ervaring|getrouwd|geleden|lang))|\b<age>-jarige?\b`,
    String.raw`\b(?:mijn (?:juf|meester|mentor|leraar|lerares|huiswerk|klasgenoten|klas)|op school|na school)\b`,
  ],
  adult: String.raw`\bik ben (?:nu )?(?:1[89]|[2-9]\d|\w*(?:twintig|dertig|veertig|vijftig|zestig|zeventig))(?: jaar oud\b|[.,;])|\bmijn (?:man|vrouw|kinderen|zoon|dochter|kleinkinderen|hypotheek|pensioen)\b|\b(?:twintig|dertig|veertig|[2-9]\d) jaar geleden\b`,
};

const polish: AgeRules = {
  language: 'pl',
  numbers: 'szesc|siedem|osiem|dziewiec|dziesiec|jedenascie|dwanascie',
  teens: 'trzynascie|czternascie|pietnascie|szesnascie|siedemnascie',
  plain: [
    `\\bmam (?:dopiero |tylko |juz |prawie |teraz )?<age> lat${endOr(` i (?:mieszkam|chodze|jestem|nie|moja|moj|nienawidze|mam|ucze)\\b| ale\\b`)}`,
    String.raw`\b(?:skonczylam|skonczylem|wlasnie skonczylam|wlasnie skonczylem) <age> lat\b|\b(?:niedlugo|wkrotce|jutro|za \w+) skoncze (?:<age>|18|osiemnascie) lat\b`,
    String.raw`\bjestem (?:jeszcze |wciaz )?(?:niepełnoletni|nieletni)[aey]?(?![a-z])|\bnie jestem jeszcze (?:pełnoletni|dorosł)|\bnie mam jeszcze (?:18|osiemnastu) lat\b`,
    String.raw`\b(?:chodze do|jestem w|ucze sie w) (?:[4-8]|czwartej|piatej|szostej|siodmej|osmej)\.? klas(?:y|ie)\b`,
    '(?:^|[.,;(|]) ?wiek ?[:=] ?<age>(?! ?(?:\\+|-|–|do \\d|miesiecy))',
  ],
  reported: String.raw`\b(?:wyobraz\w*|sni\w*|powiedzia\w*|mowi|napisa\w*|pamietam|powiesci?)\b`,
  notNow: String.raw`\b(?:kiedy|gdy|jesli|jakby|czuje|dopoki|zanim)\b`,
  hints: [
    String.raw`\b<age> lat\b(?! (?:doswiadczenia|stazu|pracy|małzenstwa|temu))|\b<age>[- ]?lat(?:ek|ka)\b`,
    String.raw`\b(?:moja klasa|w mojej klasie|moja nauczycielka|moj nauczyciel|w szkole|po szkole|zadanie domowe|liceum)\b`,
  ],
  adult: String.raw`\bmam (?:1[89]|[2-9]\d) lat\b(?! (?:doswiadczenia|stazu))|\b(?:moj maz|moja zona|moje dzieci|moj syn|moja corka|moje wnuki)\b|\b(?:dwadziescia|trzydziesci|[2-9]\d) lat temu\b`,
};

const turkish: AgeRules = {
  language: 'tr',
  numbers: 'altı|yedi|sekiz|dokuz|on bir|on iki|on',
  teens: 'on uc|on dort|on bes|on altı|on yedi',
  plain: [
    String.raw`\b<age> yasında(?:y[ıi]m|yken degil)(?![a-zı])|\byasım <age>\b`,
    String.raw`\b<age> yasına (?:yeni |daha yeni )?(?:girdim|bastım|gireceg[ıi]m|basacag[ıi]m)(?![a-zı])`,
    String.raw`\bresit degilim(?![a-zı])|\b(?:18|on sekiz) yasında degilim|\b(?:18|on sekiz) yasından kucugum|\bhenuz (?:18|on sekiz)(?:'?i)? (?:degilim|doldurmadım)|\b(?:18|on sekiz) yasımı (?:henuz |daha )?doldurmadım`,
    String.raw`\b(?:[4-9]|10|besinci|altıncı|yedinci|sekizinci|dokuzuncu)\.? sınıf(?:tayım|a gidiyorum| ogrencisiyim)|\bortaokul(?:a gidiyorum|dayım| ogrencisiyim)`,
    '(?:^|[.,;(|]) ?yas ?[:=] ?<age>(?! ?(?:\\+|-|–|ay\\b))',
  ],
  reported: String.raw`(?:\b(?:dedi|diyor|yazdı|hatırl|ruya|roman|karakter|hayal))`,
  notNow: String.raw`\b(?:sanki|eger|gibi)\b`,
  hints: [
    String.raw`\b<age> yasında`,
    String.raw`\b(?:ogretmenim|okulda|okuldan sonra|sınıf arkadas|odevim|liseye gidiyorum|lise ogrencisiyim)`,
  ],
  adult: String.raw`\b(?:1[89]|[2-9]\d) yasındayım|\b(?:kocam|karım|esim|ocuklarım|cocuklarım|oglum|kızım|torunlarım)(?![a-zı])|\b(?:yirmi|otuz|kırk|[2-9]\d) yıl once\b`,
};

export const northern: readonly AgeRules[] = [german, dutch, polish, turkish];
