import { createFormat } from '../../format.ts';

export const { list, number, plural } = createFormat('pt');

const words = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** Of nouns that are feminine. */
export const numeral = (value: number): string => words[value] ?? number(value);
/** `#` is the number. */
export const count = (value: number, one: string, other: string): string => plural(value, { one, many: other, other });
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (clause: string): string => `${capitalised(clause).replace(/[.!]$/, '')}.`;
