import type { ClauseWords } from './clause-words.ts';

export const de: ClauseWords = {
  isNegatedLast: true,
  negations:
    'nich(?:t(?! nur))?|nichts|nie|niemals|niemand(?:en|em)?|kein(?:e[nmrs]?)?|weder|kaum|nirgends|nirgendwo|selten|keineswegs|keinesfalls|unmöglich',
  denials: String.raw`ohne|bezweif(?:le|eln|elt)|weiger(?:e|t|te|n)|aufgehört|alles andere als|beinahe|fast(?! (?:immer|alle\p{L}*|jede\p{L}*) )|statt|anstatt|unfähig|angeblich|vermeintlich|(?:gelogen|falsch|eine lüge|unsinn)(?=, dass)|zu \p{L}+(?=, um)|schwer|schwierig`,
  retractions: String.raw`(?:sagte?|glaubte?) (?:niemand|keiner)|(?:ist|war) (?:doch |einfach |nur )?(?:gelogen|falsch|unsinn|eine lüge|ein irrtum)|von wegen|schön wär\p{L}*|es sei denn|außer wenn|wenn (?:ich|er|sie|wir|man|du) [^.,!?\n]{0,40}?(?:könnte|dürfte|wäre|hätte|würde)n?`,
  conditions: 'wenn|falls|ob|hätte[nst]*|wäre[nst]*|würde[nst]*',
  openers: String.raw`wenn|falls|(?:wäre|hätte|würde|könnte|sollte)n? (?:ich|er|sie|wir|es|man|du)`,
  joints: 'aber|sondern|obwohl',
  ands: 'und|oder|denn|weil',
  joined: String.raw`(?:auch |sogar )?(?:de[rmns]|die|das|(?:[mdsk]?ein|unser|euer|ihr|dies)\p{L}{0,3}|ihn|ihm|sie|mi[rc]h?|di[rc]h?|uns|euch|zu|alle\p{L}?|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: 'ich|du|er|sie|wir|ihr|es|man',
  listed: String.raw`(?:und |oder |noch )?(?!(?:.* )?(?:ich|du|er|sie|wir|ihr|es|man)(?!\p{L}))(?!(?:de[rmns]|die|das|dessen|deren|w(?:er|as|o|ie|enn|eil)|dass|ob|als|um|da|so|dann|also|nur|doch|denn|im|am)(?!\p{L}))(?-i:\p{Ll})`,
  dependent: String.raw`(?:dass|ob|weil|w(?:as|er|en|em|ie|o)|um)(?!\p{L})|d(?:e[rmn]|ie|enen) (?!(?:ist|war|hat|wird|kann|muss|will|mag|sind|haben)\p{L}* )(?-i:\p{Ll})|(?!(?:.* )?(?:ich|du|er|wir|man)(?!\p{L}))[^,]*(?:\szu \p{L}+n|\p{L}{2,9}zu\p{L}{3,20}n)(?!\p{L})`,
  topics: String.raw`(?:dass|ob|was|wer|wie)(?!\p{L})|[^,]*(?:\szu \p{L}+n|\p{L}{2,9}zu\p{L}{3,20}n)$`,
  times: 'als|wenn|nachdem|bevor|während',
  speakers: [
    String.raw`(?:(?:[Ll]aut|[Nn]ach Meinung) (?<who>(?:mein|dein|sein|ihr)?\p{L}*(?: \p{L}+)?)(?: (?:bin|war|habe|hatte))?)`,
    String.raw`(?:(?<who>[Ee]r|[Ss]ie|[Mm]an|[Mm]eine?r? \p{L}+|\p{Lu}\p{Ll}+) (?:sagte?|meinte?|denkt|dachte|behauptete?|glaubte?|findet|fand|nannte|nennt)(?: (?:mir|uns|immer|oft))?,?(?: dass)?)`,
  ],
};
