import type { Lang } from '@app/words/languages';

export type FunctionWords = { lang: Lang | undefined; words: ReadonlySet<string> };

const list = (lang: Lang | undefined, words: string): FunctionWords => ({ lang, words: new Set(words.split(' ')) });

/**
 * Words that nearly every sentence uses. A word shared by several languages is in the list of each, so that it does not
 * favour one. Related unsupported languages are listed (`lang` undefined), so that their texts are not mistaken for a
 * supported one.
 */
export const functionWords: readonly FunctionWords[] = [
  list(
    'en',
    'the and of to is it was i you that my have with not this but are be for on they she he we what had a an me no as do so in at by from his her their our your will would can could if or all there when who which one has been were just about out up more some them him us than then too how did don t s m d ll re ve its into only over after where why because like really never am plus any very come care man men per years day today yesterday here always again nobody nothing tell good',
  ),
  list(
    'es',
    'el la los las de que y en un una es no se lo por con mi me pero muy más mas yo como está esta para al del le su sin ni hay cuando a o si te tu ya porque todo nos he ha son era fue mis sus les este eso qué cómo también tengo donde así dos ayer hoy aquí años ahora nada siempre nunca mucho casa fui voy estoy hace tan entre desde hasta',
  ),
  list(
    'fr',
    'le la les de des et en un une est je ne pas que qui mon ma mes me nous vous il elle pour dans sur au du ce mais avec très plus suis on a à j l d qu c n s m t y ou où se si son sa ses par ils sont été était ai tout cette ça aux leur même bien comme moi non tu te depuis rien hier ici toujours jamais ans alors quand deux fait cela',
  ),
  list(
    'de',
    'der die das und ich nicht ist ein eine es zu mit den dem auf für mich mir sie wir aber auch war habe dass wie so im von in an am um bei er du was sich als noch nur nach aus hat bin sind wenn oder einen einer man kein keine mein meine schon will des zum zur da wird kann hab uns doch immer plus jahre heute gestern hier nie nichts mehr eines jetzt dann ihr mal',
  ),
  list(
    'pt',
    'o a os as de que e em um uma é não nao se eu por com meu minha me mas muito mais você voce como para ao do da no na sem foi quando dos das nos nas à já só também isso ele ela está esta são ser ter tem pra sou era pelo pela onde te tu lhe ontem hoje aqui anos agora nada sempre nunca há tô tá estou fui casa tudo gosto vou desde até entre muita',
  ),
  // Italian
  list(
    undefined,
    'il lo gli che di e un una è non mi per con sono anche del della più ma come nel ho alla a la le i in si o se da no al l d ha ne sua suo mio mia questo quando dove perché ci te tu ieri oggi qui anni ora sempre mai nulla casa tutto',
  ),
  // Dutch and Afrikaans
  list(
    undefined,
    'de het een van en niet ik dat is in zijn voor met maar op te wij die mijn ook aan er was me we of om als bij naar nog had heb over dan zo hij nie ek wat dit my',
  ),
  // Swedish, Norwegian and Danish
  list(
    undefined,
    'och att det som en på är av för med jag inte den har om var men så vi mig og ikke jeg er i til et for de at af han hun sig sin man all kan ett nu',
  ),
  // Catalan
  list(
    undefined,
    'el la els les de que i en un una és no per amb meu em però molt més jo com del seva són a es se al l d s m n o si ha he tot qui mes quan ahir avui aquí anys ara sempre casa res',
  ),
  // Galician
  list(
    undefined,
    'o a os as de que e en un unha é non se eu por con meu miña me pero moito máis como para ao do da no na sen foi cando dos das nos nas coa co moi ós á ou nunha dunha te lle onte hoxe aquí anos agora nada sempre nunca hai casa todo fun vou desde ata entre',
  ),
  // Romanian
  list(
    undefined,
    'și si în in nu la un o că ca cu pe mai din este sunt eu dar care ce am mă ma să sa de a e se le mi i fi ai te tu',
  ),
  // Polish
  list(undefined, 'i w nie na się z do to że jest jak ale o mnie ja po co tak za od przez a by my on mi ma są s te tu'),
  // Czech and Slovak
  list(
    undefined,
    'a v na se sa to je že co čo si mi ale jsem som do s z by tak i o jak ako ne nie není ve k pro pre už jen on za po já jsou sú byl bol bylo bolo me te tu u my',
  ),
  // Croatian, Serbian and Slovene
  list(undefined, 'i je u se na da nije sam za ali što sa od ne si in v pa bi mi to su kao o s te me ja ni ker'),
  // Hungarian
  list(undefined, 'a az és hogy nem is egy van meg de ez csak volt én el már mint ha ki mi te s'),
  // Finnish and Estonian
  list(undefined, 'ja on ei se että hän oli mutta kun ovat minä olen niin en ole ma et see oli ka kui mis'),
  // Turkish
  list(undefined, 've bir bu da de için ben çok ne ama gibi daha en o var mi ile kadar den on'),
  // Indonesian and Malay
  list(undefined, 'dan yang di saya tidak untuk dengan ini itu ada dari ke pada akan juga aku kami'),
  // Filipino
  list(undefined, 'ang ng sa na ay mga ko ako si hindi at ka pa ni mo ito kung lang naman'),
  // Vietnamese
  list(undefined, 'tôi là và không có của một cho những được với này đã người trong tu'),
  // Swahili
  list(undefined, 'ya na wa kwa ni la katika za kuwa si yangu mimi hii'),
  // Albanian
  list(undefined, 'dhe në të e i për një është që nuk me ka se si nga u do'),
  // Latin
  list(undefined, 'et in est non ad cum ut sed quod qui ex de ab esse sunt a si me te sit'),
  // Welsh
  list(undefined, 'yn y a i ar o mae yr ei am wedi ac ond'),
  // Bavarian and Austrian speech
  list(
    undefined,
    'i hob ned net mi di mia san is des a de und oba aba hod war wos so scho no nimma koa mei ma auf wia da in der dahoam fia bin ham mir mid',
  ),
];
