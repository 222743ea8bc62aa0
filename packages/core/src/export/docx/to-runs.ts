import type { ChartDescriptionWords } from '@app/document/describe-chart';
import { ImageRun, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import sharp from 'sharp';
import { drawPrintBar, type PrintChart } from '../draw-print-chart.ts';
import type { Direction } from '../paper/languages.ts';
import type { Inline } from '../paper/paper.ts';
import { fontsOf } from './language-fonts.ts';
import { SANS } from './styles.ts';

/** Three image pixels per screen pixel: sharp in print, and still small. */
const DENSITY = 3 * 72;
/** The direction mark keeps the low end at the start of its paragraph, regardless of the letters around it. */
const gaps: Record<Direction, string> = { ltr: '\u200E  ', rtl: '\u200F  ' };
const PIXELS_PER_POINT = 96 / 72;

/** The words for bar descriptions, and the paragraph's direction. */
type Flow = { chart: ChartDescriptionWords; direction: Direction };

export async function toRuns(content: Inline[], flow: Flow, look: IRunOptions = {}): Promise<ParagraphChild[]> {
  const runs = await Promise.all(content.map((part) => toRun(part, flow, look)));
  return runs.flat();
}

async function toRun(part: Inline, flow: Flow, look: IRunOptions): Promise<ParagraphChild[]> {
  switch (part.type) {
    case 'text': {
      const { text, language, bold, italic } = part;
      return [
        new TextRun({
          ...look,
          ...fontsOf(language),
          ...(bold && { bold }),
          ...(italic && { italics: true }),
          text,
        }),
      ];
    }
    case 'bar': {
      const { chart, direction } = flow;
      const words = { ...look, font: SANS, size: 19 };
      const gap = { ...words, ...(direction === 'rtl' && { rightToLeft: true }), text: gaps[direction] };
      return [
        ...(await toRuns(part.low, flow, words)),
        new TextRun(gap),
        await toImage(drawPrintBar(part.track, chart, direction)),
        new TextRun(gap),
        ...(await toRuns(part.high, flow, words)),
        new TextRun(gap),
      ];
    }
  }
}

export async function toImage(picture: PrintChart): Promise<ImageRun> {
  const { svg, description, width, height } = picture;
  const data = await sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer();
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT },
    altText: { name: 'Chart', description },
  });
}
