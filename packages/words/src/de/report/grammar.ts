import { createFormat } from '../../format.ts';

export const { number: digits, plural, list: listed, quote } = createFormat('de');

const numbers = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** From two on; what stands for none and for one depends on the noun. */
export const number = (value: number): string => numbers[value - 2] ?? digits(value);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capitalised(text).replace(/[.!]$/, '')}.`;
/** Of “Bereich”. */
export const areasOf = (value: number): string => ({ 0: 'keiner', 1: 'einer' })[value] ?? number(value);
