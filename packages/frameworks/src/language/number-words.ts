/** Languages in which a report's figures and names are checked against the material. */
export type PlainLanguage = 'en' | 'de' | 'es' | 'fr' | 'pt';

/** Frequent words that distinguish these languages. */
export const commonWords: Record<PlainLanguage, string> = {
  en: 'the and of to is that it was my you not but for with at as this have',
  de: 'und der die das ich nicht ist ein eine zu mit auch war aber mein sie',
  es: 'el los y con pero muy mi en una es por yo del las lo que',
  fr: 'le les et je ne pas des est une dans mais du mon au ce vous',
  pt: 'não uma com meu minha mas eu em os do da é ao um no você',
};

type Numerals = {
  /** 0 to 19, or as far as there are single words. */
  small: string;
  /** 20, 30, ... 90. */
  tens: string;
  /** What joins tens and units, in every spelling. */
  joints: readonly string[];
  /** Other spellings and irregular forms. */
  others?: Readonly<Record<string, number>>;
};

/** Without accents, because texts are folded for searching. */
export const numerals: Record<PlainLanguage, Numerals> = {
  en: {
    small:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    joints: ['-', ' '],
    others: { dozen: 12 },
  },
  de: {
    small:
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    joints: [],
    others: { dreißig: 30, dutzend: 12 },
  },
  es: {
    small:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    joints: [' y '],
    others: {
      veintiuno: 21,
      veintiun: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      docena: 12,
    },
  },
  fr: {
    small:
      'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante',
    joints: ['-', ' ', ' et ', '-et-'],
    others: { douzaine: 12, 'quatre-vingts': 80, 'quatre-vingt': 80, 'quatre vingts': 80 },
  },
  pt: {
    small:
      'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    joints: [' e '],
    others: { quatorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19, duas: 2, duzia: 12 },
  },
};
