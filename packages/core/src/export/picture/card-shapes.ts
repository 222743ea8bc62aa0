import type { Direction, LanguageRun } from '../paper/languages.ts';

export type CardShape =
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; colour: string; width: number }
  | { kind: 'circle'; x: number; y: number; radius: number; fill: string | null; stroke: string | null; width: number }
  | {
      kind: 'text';
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      size: number;
      colour: string;
      bold: boolean;
      text: LanguageRun[];
    };

export type RunsOf = (text: string) => LanguageRun[];

export type CardArea = { width: number; height: number; direction: Direction };
