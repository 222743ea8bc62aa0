import { createFormat } from '../../format.ts';

export const { number: digits, plural, list: listed, quote } = createFormat('es');

const numbers = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

/** From two on; what stands for none and for one depends on the noun. */
export const number = (value: number): string => numbers[value - 2] ?? digits(value);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capitalised(text).replace(/[.!]$/, '')}.`;
/** Of feminine nouns. */
export const feminine = (value: number): string => ({ 0: 'ninguna', 1: 'una' })[value] ?? number(value);
