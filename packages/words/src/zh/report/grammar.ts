import { createFormat } from '../../format.ts';

export const { list, number } = createFormat('zh');

const words = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Before a measure word. */
export const numeral = (value: number): string => words[value] ?? number(value);
export const sentence = (clause: string): string => `${clause.replace(/[.!。！]$/, '')}。`;
