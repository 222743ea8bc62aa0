import type { ClauseWords } from './clause-words.ts';

const INFINITIVE = String.raw`(?:(?:l[ea]s?|lui|leur|[mts]e|y|en) |[lmts]['’])?(?!hier|mère|père|frère)\p{L}+(?:er|ir|re)`;

export const fr: ClauseWords = {
  negations: String.raw`ne|n(?=['’])|(?<!(?<!\p{L})(?:un|les?|mes|ses|des) )pas(?! seulement)|jamais|rien|(?<!(?<!\p{L})(?:une|la|cette|chaque|quelle|seule|autre|bonne|par) )personne|aucune?|guère|non(?! seulement|\s?,)|ni|nulle part|impossible`,
  denials: String.raw`sans(?! doute)|(?<!\bsans )dout(?:e|es|ais|ait)|cessé|arrêté de|refus(?:e|é|ais|ait)|loin d|loin de|presque|failli|trop \p{L}+ pour|au lieu de|au lieu d|plutôt que|incapable|soi-disant|(?:faux|mensonge) que|semblant d|semblant de|du mal à|difficile(?:ment)?`,
  retractions: String.raw`a dit personne|dit personne|(?:c['’]est|c['’]était|est|était) (?:faux|un mensonge|n['’]importe quoi)|tu parles|jamais de la vie|à moins que?|sauf si|si (?:je|tu|il|elle|on|nous|j['’])\s?(?:l['’]|le |la |y )?(?:pouvais|pouvait|avais|avait|étais|était|osais|voulais)`,
  conditions: String.raw`comme si|même si|s(?=['’]ils? )|au(?:rais|rait|rions|raient)`,
  openers: String.raw`si|s(?=['’]ils? )|à moins que?|au cas où`,
  joints: 'mais|quoique|alors que?',
  ands: 'et|ou|parce que?|car|quand|lorsque?|pendant que?|depuis que?|où',
  joined: String.raw`(?:aussi |même )?(?:l[ea]s?|l(?=['’])|une?|des|du|d(?=['’])|de|à|aux?|[mts](?:on|a|es)|[nv]otre|[nv]os|leurs?|lui|eux|moi|toi|ce(?:t|tte|s)?|${INFINITIVE}|(?-i:\p{Lu}\p{Ll}+))`,
  subjects: String.raw`je|j(?=['’])|tu|ils?|elles?|on|nous|vous`,
  listed: String.raw`(?:et |ou |ni )?(?!(?:.* )?(?:je|j['’]|tu|ils?|elles?|on|nous|vous|c['’])(?!\p{L}))\p{L}+(?:er|ir|re|é|i|u|is|it)e?s?(?!\p{L})`,
  topics: String.raw`que?|qu|ce que?|(?:lui |leur |le |la )?${INFINITIVE}`,
  times: 'quand|lorsque|pendant que|après que|avant que',
  speakers: [
    String.raw`(?:(?:[Dd]['’]après|[Ss]elon) (?<who>(?:mon |ma |le |la )?\p{L}+),?)`,
    String.raw`(?:(?<who>[Ii]l|[Ee]lle|[Oo]n|[Mm](?:on|a) \p{L}+|\p{Lu}\p{Ll}+) (?:me |m['’]|nous )?(?:dit|disait|pense|pensait|croit|croyait|trouve|trouvait|prétend|prétendait)(?: que)?)`,
  ],
};
