import { createFormat } from '../../format.ts';

export const { list, number } = createFormat('ja');

export const sentence = (clause: string): string => `${clause.replace(/[.!。！]$/, '')}。`;
