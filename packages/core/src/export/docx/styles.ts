import { type IPropertiesOptions, LineRuleType } from 'docx';

export const SERIF = 'Georgia';
export const SANS = 'Calibri';

export const colours = {
  ink: '1B1C1A',
  muted: '5A5850',
  accent: '0E5F5B',
  accentLine: '9CC9C4',
  line: 'DEDBD2',
  warn: '7A4F00',
  warnSoft: 'FBF0D9',
} as const;

/** Converts points to twips (twentieths of a point). */
export const twips = (points: number): number => Math.round(points * 20);
const halfPoints = (points: number): number => Math.round(points * 2);

/** Line height relative to the tallest glyph; without `lineRule` Word treats it as fixed. */
const linesOf = (share: number) => ({ line: Math.round(240 * share), lineRule: LineRuleType.AUTO });

const allFonts = (name: string) => ({ ascii: name, hAnsi: name, cs: 'Times New Roman', eastAsia: 'SimSun' });

type HeadingLook = { size: number; before: number; after: number };
const heading = ({ size, before, after }: HeadingLook) => ({
  run: { font: allFonts(SERIF), size: halfPoints(size), bold: true, color: colours.ink, italics: false },
  paragraph: {
    spacing: { before: twips(before), after: twips(after), ...linesOf(1.1) },
    keepNext: true,
    keepLines: true,
  },
});

/** `tag` is the language of the report; quotes in other scripts keep theirs. */
export const stylesIn = (tag: string): NonNullable<IPropertiesOptions['styles']> => ({
  default: {
    document: {
      run: {
        font: allFonts(SERIF),
        size: halfPoints(10),
        color: colours.ink,
        language: {
          value: tag === 'en' ? 'en-US' : tag,
          eastAsia: tag === 'ja' ? 'ja-JP' : 'zh-CN',
          bidirectional: 'ar-SA',
        },
      },
      paragraph: { spacing: { after: twips(7), ...linesOf(1.2) } },
    },
    heading1: heading({ size: 20, before: 2, after: 4 }),
    heading2: heading({ size: 13.5, before: 15, after: 6 }),
    heading3: heading({ size: 12, before: 14, after: 4 }),
    heading4: heading({ size: 10.5, before: 10, after: 3 }),
    heading5: heading({ size: 10.5, before: 8, after: 3 }),
    heading6: heading({ size: 10.5, before: 8, after: 3 }),
  },
  paragraphStyles: [
    {
      id: 'Eyebrow',
      name: 'Eyebrow',
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(8.5), bold: true, color: colours.accent, characterSpacing: 12 },
      paragraph: { spacing: { after: 0, ...linesOf(1) } },
    },
    {
      id: 'Facts',
      name: 'Facts',
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(9.5), color: colours.muted },
      paragraph: {
        spacing: { after: twips(14) },
        border: { bottom: { style: 'single', size: 6, space: 8, color: colours.accentLine } },
      },
    },
    ...[2, 3].map((level) => ({
      id: `TOC${level}`,
      name: `toc ${level}`,
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(9.5) },
      paragraph: { indent: { start: twips(12 * (level - 2)) }, spacing: { after: twips(2), ...linesOf(1) } },
    })),
    {
      id: 'Note',
      name: 'Note',
      basedOn: 'Normal',
      run: { size: halfPoints(9), color: colours.muted },
      paragraph: { spacing: { after: twips(6), ...linesOf(1.1) } },
    },
    {
      id: 'Measure',
      name: 'Measure',
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(9.5) },
      paragraph: { keepNext: true, spacing: { after: twips(5) } },
    },
    { id: 'Quoted', name: 'Quoted', basedOn: 'Normal', paragraph: { keepLines: true, spacing: { after: twips(1) } } },
    {
      id: 'Remark',
      name: 'Remark',
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(9.5), color: colours.muted },
      paragraph: { keepLines: true, spacing: { after: twips(1), ...linesOf(1.1) } },
    },
    {
      id: 'Said',
      name: 'Said',
      basedOn: 'Normal',
      run: { italics: true },
      paragraph: { indent: { start: twips(14) }, keepLines: true },
    },
    {
      id: 'Margin',
      name: 'Margin',
      basedOn: 'Normal',
      run: { font: allFonts(SANS), size: halfPoints(8), color: colours.muted },
      paragraph: { spacing: { after: 0, ...linesOf(1) } },
    },
  ],
});
