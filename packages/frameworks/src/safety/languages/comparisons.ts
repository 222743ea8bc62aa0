import { upTo } from './language-rules.ts';

/** Percentiles, averages and other comparisons with other people. A sentence that reports or denies one is allowed. */
export const comparisons = {
  es: [
    String.raw`(?:más|menos|mejor|peor|mayor|menor) ${upTo(3)}que (?:la (?:gran |inmensa )?mayoría|casi (?:todos|todas|todo el mundo)|el promedio|la media|\S+ de cada \S+|el \S+ (?:%|por ciento)|el \d+ ?%)`,
    'por (?:encima|debajo) (?:de la media|del promedio)',
    String.raw`(?:el|al|del) (?:\d+ ?%|diez por ciento|cinco por ciento) (?:superior|inferior|más (?:alto|bajo))|(?:décimo|décima parte|decil|cuartil|quintil) (?:superior|inferior|más alta?)`,
    String.raw`\S+ de cada (?:diez|cien|\d+) personas|(?:el )?\d+ ?(?:%|por ciento) de (?:la gente|las personas|la población|los adultos)`,
  ],
  fr: [
    String.raw`(?:plus|moins|mieux|moindre) ${upTo(3)}que (?:la (?:grande )?(?:plupart|majorité)|presque tout le monde|la moyenne|\S+ personnes sur \S+|\S+ sur (?:dix|cent)|\d+ ?%)`,
    '(?:au-dessus|en dessous|au-dessous|supérieure? à|inférieure? à) (?:de )?la moyenne',
    String.raw`(?:les|des|aux?|le) (?:\d+ ?%|dix pour cent|cinq pour cent) (?:supérieurs?|les plus|inférieurs?)|(?:premier|dernier) (?:dixième|décile|quartile|quintile)|(?:dixième|décile|quartile) (?:supérieur|inférieur)`,
    String.raw`\S+ personnes sur (?:dix|cent|\d+)|\d+ ?(?:%|pour cent) (?:des (?:gens|personnes|adultes)|de la population)`,
  ],
  de: [
    String.raw`(?:mehr|weniger|\p{L}+er) ${upTo(3)}als (?:die meisten|die mehrheit|fast alle|der durchschnitt|\p{L}+ von (?:zehn|hundert)|\d+ ?(?:%|prozent))`,
    String.raw`(?:über|unter)durchschnittlich\p{L}*|(?:über|unter) dem (?:durchschnitt|mittel)`,
    String.raw`(?:oberste[ns]?|unterste[ns]?|obere[ns]?|untere[ns]?|besten?) (?:zehntel|fünftel|dezil|quartil|\d+ ?(?:%|prozent)|zehn prozent|fünf prozent)`,
    String.raw`\p{L}+ von (?:zehn|hundert) (?:menschen|leuten|personen)|\d+ ?(?:%|prozent) (?:der|aller) (?:menschen|bevölkerung|leute|erwachsenen)`,
  ],
  pt: [
    String.raw`(?:mais|menos|melhor|pior|maior|menor) ${upTo(3)}(?:do )?que (?:a (?:grande )?maioria|quase (?:todos|todas|toda a gente|todo mundo)|a média|\S+ em cada \S+|\d+ ?%)`,
    '(?:acima|abaixo) da média',
    String.raw`(?:nos|dos|os|aos) (?:\d+ ?%|dez por cento|cinco por cento) (?:superiores|inferiores|mais)|(?:décimo|decil|quartil|quintil) (?:superior|inferior|mais alto)`,
    String.raw`\S+ em cada (?:dez|cem|\d+) pessoas|\d+ ?(?:%|por cento) (?:das pessoas|da população|dos adultos)`,
  ],
  ar: [
    `أكثر ${upTo(2)}من (?:معظم|أغلب|غالبية|أكثرية) (?:الناس|البشر|الأشخاص)`,
    '(?:فوق|تحت|أعلى من|أقل من|دون) المتوسط',
    String.raw`(?:أعلى|أفضل|أدنى) [\d٠-٩]+ ?[%٪]|(?:العشر|الربع|الخمس) (?:الأعلى|الأدنى|الأول)`,
    String.raw`(?:\S+|[\d٠-٩]+) من (?:كل|بين كل|أصل) (?:عشرة|مئة|مائة|[\d٠-٩]+)(?: أشخاص| شخص)?|[\d٠-٩]+ ?[%٪] من (?:الناس|البشر|السكان)`,
  ],
  zh: [
    '比(?:绝?大多数|絕?大多數|大部分|多数|多數|一般|普通)[^，。；]{0,3}人',
    '(?:高于|低于|超过|超過|超出|高於|低於)(?:平均|常人|一般人|绝?大多数人|大多數人|普通人|百分之|\\d+ ?%)',
    '百分之[一二三四五六七八九十百\\d]+的?(?:人|成年人|受访者)|\\d+ ?%(?:以上)?的?(?:人(?!生|物|称|名)|成年人)|(?:排在|位于|属于|處於|处于|进入)?前(?:百分之[一二三四五六七八九十]|\\d+ ?%)',
    '(?:十|10)个?人(?:中|里)[^，。；]{0,3}[一二三四五六七八九\\d]个?',
  ],
  ja: [
    '上位(?:[\\d一二三四五六七八九十]+ ?(?:%|パーセント|割))',
    '(?:平均(?:より|以上|以下|を上回|を下回)|人並み(?:以上|以下))',
    '(?:たいてい|ほとんど|大半|大多数|多く|普通|一般)の人(?:々|たち)?(?:より|に比べ)',
    '(?:十|10)人(?:中|のうち)[^。、]{0,3}人|[一二三四五六七八九\\d]割の人|\\d+ ?(?:%|パーセント)の人',
  ],
} as const;
