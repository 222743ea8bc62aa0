/**
 * Words that change the meaning of the words beside them, in the eight product languages and four more, as alternatives
 * of a regular expression.
 */

/** Negations, before or after the words they deny. */
export const negations = {
  en: String.raw`not|no|never|nobody|no one|nothing|none|neither|nor|nowhere|without|hardly|barely|scarcely|rarely|seldom|cannot|\p{L}+n['’]t|(?:do|does|did|have|has|had|is|was|are|were|ca|wo|would|should|could)nt|doubt(?:s|ed)?|it is false that|(?:have |has |had )?(?:stopped|quit|g[ai]ven? up)|refus(?:e|es|ed|ing)|lack(?:s|ed)?|almost|nearly|used to|anything but|no longer|den(?:y|ies|ied)|far from|pretend(?:s|ed|ing)?`,
  de: 'nicht?|bezweif(?:le|eln|elt)|weiger(?:e|t|te|n)|aufgehört|alles andere als|beinahe|nichts|nie|niemals|niemand(?:en|em)?|kein(?:e[nmrs]?)?|ohne|weder|kaum|nirgends|selten',
  // “sin” is also an English word.
  es: 'nunca|jamás|nadie|nada|ning[uú]n[ao]?|sin(?! (?:was|is|of|and|in|to) )|tampoco|ni|apenas|dud(?:o|aba|é)|dej(?:é|ado|aba) de|casi',
  fr: 'ne|pas|jamais|rien|personne|aucune?|sans|guère|non|doute|cessé|refuse|loin de|presque',
  pt: 'não|nunca|jamais|ninguém|nenhuma?|sem|nem|tampouco|duvido|deixei de|quase',
  it: 'non|mai|nessun[ao]?|niente|nulla|senza',
  nl: 'niet|geen|nooit|niets|zonder|nauwelijks',
  pl: 'nie|nigdy|nikt|nic|żad(?:en|na|ne)|bez',
  tr: String.raw`değil|hiç|asla|yok|\p{L}+m[ıiuü]yor\p{L}*`,
  ar: '[وف]?(?:لا|ما|لم|لن|ليس|ليست|لست|غير|بدون|دون|أبدا)|توقفت عن',
} as const;

/**
 * In scripts without spaces negations are adjacent to the words they deny: before them in Chinese, after them in
 * Japanese.
 */
export const denseNegations = {
  before: '[不没沒无無未别別非]',
  behind: '(?:な?わけ(?:じゃ|では|でも)な|ない|なか|なく|なけ|ませ|ず|ぬ|まい)',
} as const;

/** Words that make the following text hypothetical. */
export const conditions = {
  en: 'if|unless|whether|as though|suppose|imagine|wish(?:es|ed)?',
  de: 'wenn|falls|ob',
  es: String.raw`como si|ojalá|(?:^|(?<=[\s])(?:y|e|et) )si`,
  fr: "comme si|s['’](?=ils? )",
  pt: 'como se|caso|^se',
  it: 'come se',
  ar: String.raw`[وف]?(?:لو|إذا)|[وف]?كأن\p{L}*`,
  dense: '如果|要是|假如|好像|仿佛|もし',
} as const;

/**
 * Words that open a clause the next one depends on: "If I were braver, I would sell it". Some have other meanings in
 * that position; the quote is then longer than necessary.
 */
export const conditionOpeners = {
  spaced: String.raw`if|unless|(?:had|were|should) (?:i|he|she|we|they|it|you)|(?:wäre|hätte|würde|könnte)n? (?:ich|er|sie|wir|es)|de haber|wenn|falls|si|se|caso|als|indien|gdyby\p{L}*|jeśli|[وف]?(?:لو|إذا)`,
  dense: '如果|要是|假如|もし',
} as const;

/** The same for languages that put the condition at the end of the clause. */
export const conditionClosers = String.raw`れば|たら|なら|(?:saydı|seydi)\p{L}{0,2}`;

/** Somebody else is speaking: matched right before the quote, with the speaker in `who`. */
export const speakers = [
  String.raw`(?:(?<who>[Hh]e|[Ss]he|[Tt]hey|[Pp]eople|[Ee]very(?:one|body)|(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) \p{L}+(?: \p{L}+)?|\p{Lu}\p{Ll}+) (?:\p{Ll}+ )?(?:says?|said|tells?|told|thinks?|thought|claims?|claimed|believes?|believed|insists?|insisted|calls?|called|writes|wrote|telling|assumes?|assumed|accuses?|accused)(?: (?:me|us|him|her|them|everyone|everybody|people|to me|(?:in|of) \p{L}+ \p{L}+(?: to me)?))?(?: that)?)`,
  String.raw`(?:[Aa]ccording to (?<who>(?:my |the )?\p{L}+),?)`,
  String.raw`(?:[Ii] (?:dream(?:ed|t)|imagined|was told)(?: that)?)`,
  String.raw`(?:(?:[Ll]aut|[Nn]ach Meinung) (?<who>(?:mein|dein|sein|ihr)?\p{L}*(?: \p{L}+)?)(?: (?:bin|war|habe|hatte))?)`,
  String.raw`(?:[Ss]egún (?<who>(?:mi |la |el )?\p{L}+),?)`,
  String.raw`(?:(?:[Dd]['’]après|[Ss]elon) (?<who>(?:mon |ma |le |la )?\p{L}+),?)`,
  String.raw`(?:[Ss]egundo (?<who>(?:o meu |a minha |meu |minha )\p{L}+),?)`,
  String.raw`(?:(?<who>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,8})によると、?)`,
  String.raw`(?:(?<who>[Ee]r|[Ss]ie|[Mm]an|[Mm]eine?r? \p{L}+|\p{Lu}\p{Ll}+) (?:sagte?|meinte?|denkt|dachte|behauptete?|glaubte?|findet|fand|nannte|nennt)(?: (?:mir|uns|immer|oft))?,?(?: dass)?)`,
  String.raw`(?:(?<who>[Éé]l|[Ee]lla|[Mm]i \p{L}+|\p{Lu}\p{Ll}+|[Ll]a gente) (?:me |nos )?(?:dice|decía|dijo|cree|creía|piensa|pensaba|afirma)(?: que)?)`,
  String.raw`(?:(?<who>[Ii]l|[Ee]lle|[Oo]n|[Mm](?:on|a) \p{L}+|\p{Lu}\p{Ll}+) (?:me |m['’]|nous )?(?:dit|disait|pense|pensait|croit|croyait|trouve|trouvait|prétend|prétendait)(?: que)?)`,
  String.raw`(?:(?<who>[Ee]le|[Ee]la|(?:[Oo] meu|[Aa] minha|[Mm]eu|[Mm]inha) \p{L}+|\p{Lu}\p{Ll}+) (?:me )?(?:diz|dizia|disse|acha|achava|pensa|pensava)(?: que)?)`,
  String.raw`(?:(?:قال|قالت|يقول|تقول|يظن|تظن)(?: (?<who>\p{L}+))?(?: لي)?(?: إن\p{L}*)?)`,
  String.raw`(?:(?<who>他|她|他们|妈妈|爸爸|姐姐|妹妹|哥哥|弟弟|老师|朋友|大家)(?:总|常|都)?(?:说|說|认为|覺得|觉得|以为)(?:我)?)`,
] as const;

/** Words that end a clause, in addition to punctuation. */
export const clauseJoints =
  'but|because|although|(?<!as )though|yet|aber|weil|sondern|obwohl|pero|porque|sino|aunque|mais|parce que|mas|ma|لكن|但是?|可是|けど|けれど';
