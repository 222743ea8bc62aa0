import type { ChartWords } from '@app/document/describe-chart';
import { ImageRun, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import sharp from 'sharp';
import { drawBar, type Picture } from '../draw-picture.ts';
import type { Inline } from '../tree/tree.ts';
import { fontsOf } from './language-fonts.ts';
import { MONO, SANS } from './styles.ts';

/** Three pixels of the picture for one of the screen: sharp on paper, and still small. */
const DENSITY = 3 * 72;
/** Low stays on the left of its bar, also between words that run to the left. */
const GAP = '\u200E  ';
const PIXELS_PER_POINT = 96 / 72;

export async function toRuns(content: Inline[], chart: ChartWords, look: IRunOptions = {}): Promise<ParagraphChild[]> {
  const runs = await Promise.all(content.map((part) => toRun(part, chart, look)));
  return runs.flat();
}

async function toRun(part: Inline, chart: ChartWords, look: IRunOptions): Promise<ParagraphChild[]> {
  switch (part.type) {
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'text': {
      const { text, language, bold, italic, struck, mono } = part;
      return [
        new TextRun({
          ...look,
          ...(mono && { font: MONO }),
          ...fontsOf(language),
          ...(bold && { bold }),
          ...(italic && { italics: true }),
          ...(struck && { strike: true }),
          text,
        }),
      ];
    }
    case 'bar': {
      const words = { ...look, font: SANS, size: 19 };
      return [
        ...(await toRuns(part.low, chart, words)),
        new TextRun({ ...words, text: GAP }),
        await toImage(drawBar(part.track, chart)),
        new TextRun({ ...words, text: GAP }),
        ...(await toRuns(part.high, chart, words)),
        new TextRun({ ...words, text: GAP }),
      ];
    }
  }
}

export async function toImage(picture: Picture): Promise<ImageRun> {
  const { svg, description, width, height } = picture;
  const data = await sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer();
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: width * PIXELS_PER_POINT, height: height * PIXELS_PER_POINT },
    altText: { name: 'Chart', description },
  });
}
