import { createFormat } from '../../format.ts';

export const { number: digits, plural, list: listed, quote } = createFormat('fr');

const numbers = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** From two on; what stands for none and for one depends on the noun. */
export const number = (value: number): string => numbers[value - 2] ?? digits(value);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capitalised(text).replace(/[.!]$/, '')}.`;
/** Of masculine nouns. */
export const masculine = (value: number): string => ({ 0: 'aucun', 1: 'un' })[value] ?? number(value);
/** “de”, which loses its vowel before another and before a mute h. No pole begins with any other h. */
export const of = (noun: string): string => (/^[aàâeéèêhiîoôuûyœ]/i.test(noun) ? `d’${noun}` : `de ${noun}`);
