/** First-person pronouns as regular expression sources; not the letter of a type, the self, or the ego. */
export const firstPerson = {
  en: String.raw`(?<![\p{L}\p{N}])(?:I(?=['’](?:m|ve|d|ll)(?!\p{L}))|(?<!\b(?:Type|type|Axis|Part|World War) )I(?= (?!and\b|or\b|over\b|vs\b|versus\b|to\b|is\b|than\b|in\b|side\b|score\b|pole\b|preference\b|scale\b|you\b)\p{Ll})|(?:[Mm]y|[Mm]yself)(?![\p{L}\p{N}]))`,
  es: String.raw`(?<![\p{L}\p{N}])(?<!(?:el|El|tu|un|su|del|al) )[Yy]o(?![\p{L}\p{N}])`,
  fr: String.raw`(?<![\p{L}\p{N}])(?:[Jj]e |[Jj]['’](?=\p{L}))`,
  de: String.raw`(?<![\p{L}\p{N}])(?<!(?:das|dem|des|Das|ein|kein|Ihr|dein) )(?:[Ii]ch|[Mm]ich|[Mm]ein(?:e[nmrs]?)?)(?![\p{L}\p{N}-])`,
  pt: String.raw`(?<![\p{L}\p{N}])(?<!(?:o|O|do|seu|um) )(?:[Ee]u|[Mm]eus?|[Mm]inhas?)(?![\p{L}\p{N}])`,
  ar: String.raw`(?<![\p{L}\p{N}])أنا(?![\p{L}\p{N}])`,
  zh: '(?<![自忘大小真本唯])我(?![执国方])',
  ja: '(?:私|僕|俺|わたし|ぼく)(?=[はがのもを])',
} as const;

/** "You write", "in your own words": the text after the colon is the visitor's. */
export const reportedByVisitor = [
  String.raw`\byou(?: \p{L}+)? (?:write|wrote|say|said|state|stated|put it|call it|note|noted)`,
  String.raw`\b(?:in your(?: own)? words|your(?: own)? words|your sentence)`,
  String.raw`\b(?:Sie schreiben|Sie sagen|du schreibst|du sagst|in (?:Ihren|deinen)(?: eigenen)? Worten)`,
  String.raw`\b(?:escribes|dices|escribiste|dijiste|en tus(?: propias)? palabras)`,
  String.raw`(?<!\p{L})(?:vous écrivez|vous dites|tu écris|tu dis|dans vos mots|avec vos mots)`,
  String.raw`\b(?:você (?:escreve|diz|escreveu|disse)|nas suas(?: próprias)? palavras)`,
  'تكتب|تقول|كتبت|قلت|بكلماتك',
  '你(?:写道|写|说)|用你的话',
  'と書いて|と言って|あなたの言葉',
] as const;
