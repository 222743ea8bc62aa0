import type { CrisisPhrases } from './phrases.ts';

/** Up to `most` words of any European language; the text is folded, so these letters suffice. */
const gap = (most: number): string => `(?:[a-złßœæı']+ ){0,${most}}?`;

const german: CrisisPhrases = {
  active: [
    `\\b(?:mich|mir) ${gap(4)}(?:umbringen|umzubringen|umbringe|töten|erhängen|erschießen|aufhängen|das leben (?:zu )?nehmen|die pulsadern)|\\bbring(?:e)? ich mich ${gap(3)}um\\b|\\bbring(?:e)? mich ${gap(3)}um\\b|\\bnehme mir ${gap(2)}das leben\\b`,
    `\\bich (?:will|möchte|wollte|muss|werde) ${gap(3)}(?:sterben|tot sein)\\b(?! vor\\b)|\\b(?:will|möchte|wollte) ich ${gap(3)}(?:sterben|tot sein)\\b|\\bmöchte einfach sterben\\b`,
    `\\b(?:nicht|nimmer) (?:mehr )?(?:leben|aufwachen|da sein|existieren|weiterleben|am leben sein)\\b(?! (?:in|mit|ohne|von)\\b)`,
    `\\bich (?:wäre|war) ${gap(2)}tot\\b|\\bwäre ich (?:doch |nur |bloß |längst )*(?:tot|nie geboren)\\b|\\bselbstmord (?:begehen|machen)\\b|\\b(?:selbstmord|suizid)gedanken\\b|\\bsuizid begehen\\b`,
    `\\b(?:denke|dachte|denk) ${gap(5)}an (?:selbstmord|suizid|den tod|meinen tod)|\\bich (?:bin|fühle mich|war) ${gap(3)}(?:suizidal|suizidgefährdet|selbstmordgefährdet)\\b`,
    `\\b(?:schluss|ende) mit (?:meinem|dem) leben\\b|\\bmeinem leben ein ende\\b|\\bleben (?:zu )?beenden\\b|\\bleben (?:einfach )?nicht mehr aus\\b|\\bum zu sterben\\b|\\btabletten (?:gesammelt|gekauft|besorgt|gehortet|gezählt)\\b[^.!?]{0,40}\\b(?:schluss|ende|sterben|heute nacht|abschied)|\\btabletten gesammelt\\b|\\b(?:mache|mach) ich (?:endgültig |für immer )schluss\\b|\\bkeine kraft (?:mehr )?(?:zu|zum) leben`,
    `\\b(?:ritze|schneide|verletze) mich\\b(?! (?:beim|an)\\b)|\\bmich (?:selbst |wieder |zu )*(?:ritzen|geritzt|verletzen)\\b|\\bmich ${gap(3)}(?:vor (?:den|einen) zug|von (?:der|einer) brücke|vom dach|aus dem fenster) ${gap(1)}(?:werfen|stürzen|schmeißen|springen)`,
    `\\bohne mich ${gap(4)}besser|\\bbesser (?:dran )?ohne mich\\b|\\bkein(?:en)? (?:grund|sinn)(?: mehr)? (?:zu|zum|am|im) leben\\b|\\blebensmüde\\b|\\bleben hat keinen sinn mehr\\b`,
  ],
  ambiguous: ['\\bich (?:kann|will) (?:einfach )?nicht mehr(?:$|[.,!?])|\\bhoffnungslos|\\büberdosis\\b'],
  mentions: ['selbstmord|suizid|\\bumgebracht\\b|\\bdas leben genommen\\b'],
  idioms: [
    `\\bsterben (?:können |wollen )?vor\\b|\\bvor (?:scham|lachen|hunger|langeweile|neugier) ${gap(2)}sterben\\b|\\bzum sterben (?:schön|langweilig)\\b|\\btot (?:müde|umfallen)\\b|\\bsterbe vor (?:hunger|lachen|neugier)`,
  ],
};

const french: CrisisPhrases = {
  active: [
    `\\b(?<!\\b(?:va|vont|veut|veulent|allait|peut|failli|manqué de) )me tuer\\b|\\bme (?:suicider|pendre\\b|foutre en l'air|jeter (?:sous|du|d'un|par la fenêtre))|\\bje me (?:tue|suicide)\\b(?! (?:à|au)\\b)|\\bm'ouvrir les veines\\b`,
    `\\b(?:j?veux|voudrais|aimerais|envie de|décidé de) ${gap(2)}(?:mourir|en finir|crever|être mort|me tuer)|\\ben finir avec (?:la|ma) vie\\b|\\b(?:envie|décidé) d'? ?en finir\\b(?! avec (?:ce|cette|ces|le|les|mon|mes|ma (?!vie))\\b)`,
    `\\bmettre fin à (?:mes jours|ma vie)|\\bplus (?:envie|la force) de vivre\\b|\\bj?veux plus (?:vivre|être en vie|être là|exister|me réveiller)(?! (?:à|avec|dans|chez)\\b)|\\b(?:mieux|plus heureux|heureuse?) sans moi\\b`,
    `\\bj?veux pas (?:vivre|continuer à vivre|être en vie)\\b(?! (?:à|au|aux|avec|dans|chez|en|ici|là|seule?|sans|comme|ensemble|loin|près|sous|de|des|du|une?|cette|ce|la|le|ça|cela)\\b)|\\bne plus exister\\b|\\b(?:pense|songe|pensais) (?:souvent |encore |tout le temps )?au suicide|\\bje vais me suicid|\\b(?:pensées|idées|envies) suicidaires\\b|\\bje suis suicidaire\\b|\\bvie ne vaut (?:plus|pas) (?:la peine|le coup)`,
    `\\bme (?:scarifie[rs]?|taillade|faire du mal|couper les veines)|\\bme fais du mal\\b|\\b(?:aucune|plus de) raison de vivre\\b|\\b(?:fatiguée?|marre) de vivre\\b|\\bavaler? (?:tous|toutes) (?:les|mes) (?:boites|cachets|comprimés|médicaments)`,
  ],
  ambiguous: [
    "\\bn'en peux plus\\b|\\bje n'y arrive plus\\b|\\bmourir\\b.{0,20}\\benvie\\b|\\bscarification|\\boverdose\\b",
  ],
  mentions: ['suicid'],
  idioms: [
    `\\b(?:mourir|crever) (?:de|d') ?(?:rire|faim|honte|soif|chaud|froid|ennui|envie)|\\bme tuer (?:à|au) (?:la tâche|travail|vous|te)|\\b(?:plutôt|préfère|préférerais|aimerais mieux) ${gap(1)}mourir (?:que|plutôt)\\b`,
  ],
};

const spanish: CrisisPhrases = {
  active: [
    `\\b(?:matarme|suicidarme|ahorcarme|quitarme la vida|cortarme las venas|autolesion[a-z]*|hacerme daño)\\b|\\bme (?:voy a |quiero |quisiera |pienso )?quitar la vida\\b|\\bme quito la vida\\b|\\bme (?:suicido|mato|mataré|suicidaré)\\b(?! (?:a|de|por|con)\\b)`,
    `\\b(?:quiero|quisiera|gustaría|desearía|deseo|ganas de|decidido) ${gap(1)}(?:morir|morirme|estar muert[oa])\\b|\\bme quiero (?:morir|matar|suicidar|ahorcar)\\b|\\bme voy a (?:matar|suicidar|ahorcar)\\b`,
    `\\bno quiero (?:seguir )?(?:viviendo|vivir|despertar|existir)(?! (?:en|con|aquí|cerca|solo|sola)\\b)|\\b(?:sin|no tengo|perdí las) ganas de vivir\\b|\\bacabar con (?:mi vida|todo)\\b|\\bmejor sin mí(?!\\w)|\\bpensamientos suicidas\\b|\\btirarme (?:por|de|desde|al|a las) (?:la ventana|el balcón|un puente|puente|tren|vías)`,
    `\\b(?:pienso|pensado|pensando|pensé) (?:mucho |siempre |otra vez )?en (?:el )?suicid|\\bojalá (?:estuviera|me) (?:muert|muri|muer)|\\bme corto (?:los brazos|las piernas|los muslos|las muñecas|para)|\\bcansad[oa] de vivir\\b|\\bdejar de (?:existir|vivir)\\b(?! (?:en|con)\\b)|\\bno (?:le )?(?:veo|encuentro) sentido a (?:la|mi) vida\\b|\\bno (?:tiene sentido|vale la pena) (?:seguir )?(?:viviendo|vivir)\\b`,
  ],
  ambiguous: ['\\bno puedo más|\\bya no aguanto|\\bsobredosis\\b'],
  mentions: ['suicid|\\bquitarse la vida\\b'],
  idioms: [
    `\\bmor(?:ir|irme|irse) de (?:risa|hambre|ganas|sueño|vergüenza|calor|frío)|\\bmatarme (?:estudiando|trabajando|a trabajar|de risa)|\\bescuadrón suicida\\b|\\bprefiero morir(?:me)? (?:antes )?(?:que|a) (?!seguir|vivir)`,
  ],
};

const portuguese: CrisisPhrases = {
  active: [
    `\\b(?:vou|quero|queria|penso em|pensei em|pensando em|vontade de|decidi|tentei|posso|poderia|planejo|pretendo|eu ia) ${gap(2)}(?:me matar|matar-me|me suicidar|suicidar-me|me enforcar|me cortar|me machucar)\\b|\\bme mato\\b(?! (?:de|a)\\b)|\\bvou matar-me\\b|\\b(?:vou|quero|queria|apetece|posso)-me (?:matar|suicidar|enforcar)\\b(?! (?:a|de)\\b)`,
    `\\b(?:quero|queria|vontade de|desejo) ${gap(1)}(?:morrer|estar mort[oa]|não existir|nunca ter nascido)\\b|\\bme corto\\b(?! (?:o|as|no|na|com)\\b)|\\bquem me dera (?:estar mort[oa]|morrer)\\b`,
    `\\bdesaparecer para sempre\\b|\\bsentido em (?:viver|continuar vivendo)\\b|\\b(?:penso|pensando|pensei) (?:muito |sempre )?em suicid|\\btirar (?:a )?minha (?:própria )?vida\\b|\\bpôr fim à (?:minha )?vida\\b|\\bacabar com (?:a )?(?:minha vida|tudo)\\b|\\bnão (?:quero|aguento|consigo) mais (?:viver|existir|acordar)\\b|\\bjá não quero viver\\b|\\bnão quero (?:continuar a )?(?:viver|estar viv[oa])\\b(?! (?:em|no|na|nos|nas|num|numa|com|aqui|ali|lá|perto|longe|sozinh[oa]|sem|de|do|da|para|como|juntos|fora|uma?|essa|esta|isso|isto)\\b)|\\bsem vontade de viver\\b|\\bmelhor sem mim\\b|\\bcansad[oa] de viver\\b|\\bpensamentos suicidas\\b`,
  ],
  ambiguous: ['\\bnão aguento mais\\b|\\boverdose\\b'],
  mentions: ['suicid|\\btirou a própria vida\\b'],
  idioms: [
    `\\bmorrer de (?:rir|fome|vergonha|medo|sono|calor|frio|saudade)|\\bme matar de (?:rir|trabalhar|estudar)|\\bme cortar (?:o cabelo|no papel)|\\besquadrão suicida\\b|\\bprefiro morrer (?:a|do que|que) (?!continuar|viver)`,
  ],
};

const italian: CrisisPhrases = {
  active: [
    `\\b(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita|farmi del male|tagliarmi le vene)\\b|\\bmi taglio (?:le braccia|le gambe|i polsi|le vene|per sentire|quando sto)\\b|\\bmi (?:uccido|ammazzo|suicido|impicco)\\b|\\bmi tolgo la vita\\b|\\b(?:voglio|vorrei|desidero) ${gap(1)}(?:morire|essere mort[oa]|sparire per sempre|non essere mai nat[oa])\\b`,
    `\\bmi voglio (?:uccidere|ammazzare|suicidare)\\b|\\bpiù voglia di vivere\\b|\\b(?:penso|pensato|pensando) (?:spesso )?al suicid|\\bfarla finita\\b|\\bnon svegliarmi più|\\bnon voglio più (?:vivere|esistere|svegliarmi)|\\bstanc[oa] di vivere\\b|\\bmeglio senza di me\\b|\\bvoglia di (?:morire|farla finita)\\b|\\bpensieri suicidi\\b|\\bporre fine alla mia vita\\b`,
  ],
  ambiguous: ['\\bnon ce la faccio più'],
  mentions: ['suicid|\\btolto la vita\\b'],
  idioms: [
    `\\bmorire (?:dal|dalle|di|da) (?:ridere|risate|fame|noia|vergogna|sonno|caldo|freddo)|\\b(?:ammazzarmi|mi ammazzo) (?:di|dalle) (?:lavoro|risate|fatica)|\\bprefer(?:isco|irei) morire (?:che|piuttosto)`,
  ],
};

const dutch: CrisisPhrases = {
  active: [
    `\\b(?:wil|wou|wilde) ${gap(3)}(?:niet meer leven|dood\\b(?! te)|doodgaan|sterven|niet meer wakker worden)|\\bniet meer (?:leven|wakker worden|bestaan|verder leven)\\b|\\bdood (?:wil|wilde|zou willen) zijn\\b`,
    `\\bme(?:zelf)? (?:vanavond |vannacht |morgen |nu )?(?:van kant|ophangen|doden|te doden|snijden|pijn doen|iets aandoen|beschadigen|verdrinken)|\\b(?:maak|snij|snijd) (?:mezelf|me weer|me van kant)|\\bwil er niet meer zijn\\b|\\bzelfmoord (?:plegen|gedachten)|\\bzelfmoordgedachten\\b|\\beinde? (?:aan|maken aan) mijn leven\\b`,
    `\\bdenk (?:vaak )?(?:aan|over) zelfmoord|\\buit het leven stappen\\b|\\bwas ik maar (?:dood|nooit geboren)\\b|\\bbeter (?:af )?zonder mij\\b|\\blevensmoe\\b|\\bleven niet meer zitten\\b|\\bgeen zin meer (?:in het leven|om te leven)\\b`,
  ],
  ambiguous: ['\\bik (?:wil|kan) (?:echt )?niet meer(?:$|[.,!?])'],
  mentions: ['zelfmoord|zelfdoding|suicid'],
  idioms: [`\\bdood ?(?:moe|gaan van (?:het lachen|de honger|verveling))`],
};

const polish: CrisisPhrases = {
  active: [
    `\\bchc(?:e|iałbym|iałabym) ${gap(1)}umrzeć|\\b(?:się zabiję|zabiję się|zabić się|chc[a-zł]* się (?:po prostu )?(?:zabić|powiesić)|chc[a-zł]* (?:ze sobą|z sobą) skończyć|wolał(?:bym|abym) (?:już )?nie żyć|powieszę się|powiesić się|tnę się|okaleczam się)|\\bnie chc(?:e|iałbym|iałabym) (?:już |dłużej )*żyć|\\bodebr?(?:ać|iorę) sobie życie|\\bskończ(?:ę|yć) (?:ze sobą|z życiem)|\\btargnąć się na (?:swoje )?życie`,
    `\\bmyśl(?:ę|i|ałem|ałam) (?:ciągle |często )?o (?:samobójstwie|śmierci)|\\bmyśli samobójcze|\\bpopełni(?:ć|ę) samobójstwo|\\b(?:lepiej|lepiej by im było) beze mnie\\b|\\bnie mam (?:już )?po co żyć`,
  ],
  ambiguous: ['\\bnie dam (?:już )?rady\\b'],
  mentions: ['samobój'],
  idioms: ['\\bumrzeć ze (?:śmiechu|wstydu)'],
};

const turkish: CrisisPhrases = {
  active: [
    `\\b(?:ölmek|gebermek) istiyorum|\\byaşamak istemiyorum|\\bintihar (?:edeceğim|etmek istiyorum|etmeyi düşünüyorum|ediyorum)|\\bkendimi (?:öldür(?:eceğim|mek|meyi)|as(?:acağım|mak|mayı)|kesiyorum)|\\bcanıma kıy(?:acağım|mak|mayı)|\\bhayatıma son ver(?:eceğim|mek|meyi)|\\bkeşke (?:ölsem|ölü olsam|hiç doğmasaydım)|\\bbensiz (?:herkes |onlar |hepsi )?daha (?:iyi|mutlu)`,
  ],
  ambiguous: ['\\bdayanamıyorum artık|\\bartık dayanamıyorum'],
  mentions: ['\\bintihar'],
  idioms: ['\\bintihar (?:timi|saldırısı|bombacısı)'],
};

/** Allows German typed without its special letters: “moechte”, “ausser”. */
const typed = (source: string): string =>
  source
    .replaceAll(/[äöü]/g, (letter) => `${letter}e?`)
    // Skips the ß in the character class of `gap`.
    .replaceAll(/ß(?!œ)/g, '(?:ß|ss)');

export const european: readonly CrisisPhrases[] = [
  {
    active: german.active.map(typed),
    ambiguous: german.ambiguous.map(typed),
    mentions: german.mentions.map(typed),
    idioms: german.idioms.map(typed),
  },
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
];
