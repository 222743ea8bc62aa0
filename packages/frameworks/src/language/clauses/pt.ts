import type { ClauseWords } from './clause-words.ts';

const INFINITIVE = String.raw`(?!mulher|lugar)\p{L}+(?:[aeiô]r(?:-(?:lhes?|me|te|se|nos))?|[áêí]-l[oa]s?)`;

export const pt: ClauseWords = {
  negations: String.raw`n[aã]o(?! s[oó](?!\p{L})| apenas|\s?,)|nunca|jamais|ningu[eé]m|nenhu(?:m|ns|mas?)|nada|nem|tampouco|impossível`,
  denials: String.raw`sem(?! dúvida)|duvid(?:o|ava|ei)|deix(?:o|ei|ava) de|par(?:ei|ou) de|quase|\p{L}+ demais para|incapaz|em vez de|ao invés de|longe de|supostamente|(?:mentira|falso) que|recus(?:o|ei|ava)|fing\p{L}+|me custa|difícil|dificuldade (?:em|de|para)`,
  retractions: String.raw`disse ninguém|mentira|(?:é|era) (?:mentira|falso)|nem em sonhos|até parece|a não ser que|a menos que|se (?:eu |me |o |a )?(?:pudesse|fosse|tivesse|quisesse|soubesse)\p{L}*`,
  conditions: String.raw`como se|caso|oxalá|tomara|(?<=^\s*(?:[eo]u? )?)se|teria\p{L}*|tivesse\p{L}*|(?:deveria|devia|poderia|podia)\p{L}* ter`,
  openers: 'se|caso|a menos que|a não ser que',
  joints: 'mas|enquanto que',
  ands: 'e|ou|porque|pois|quando|enquanto|até que|desde que|onde',
  joined: String.raw`(?:também |até )?(?:[oa]s?|uma?|uns|umas|meus?|minhas?|seus?|suas?|teus?|tuas?|noss[oa]s?|ess[ea]s?|est[ea]s?|ao?s?|à|d[eoa]s?|que|${INFINITIVE}|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: 'eu|tu|ele|ela|você|nós|eles|elas|vocês|a gente',
  listed: String.raw`(?:[eo]u? )?(?:${INFINITIVE}|\p{L}+(?:[ai]d[oa]s?|[aei]ndo))(?!\p{L})`,
  topics: String.raw`que|o que|quem|${INFINITIVE}`,
  times: 'quando|enquanto|depois que|antes que',
  speakers: [
    String.raw`(?:[Ss]egundo (?<who>(?:o meu |a minha |meu |minha )\p{L}+),?)`,
    String.raw`(?:(?<who>[Ee]le|[Ee]la|(?:[Oo] meu|[Aa] minha|[Mm]eu|[Mm]inha) \p{L}+|\p{Lu}\p{Ll}+) (?:me )?(?:diz|dizia|disse|acha|achava|pensa|pensava)(?: que)?)`,
  ],
};
