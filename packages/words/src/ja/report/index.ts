import { completeReport } from '../../report-words.ts';
import { chart } from './chart.ts';
import { closing } from './closing.ts';
import { comparison } from './comparison.ts';
import { derived } from './derived.ts';
import { file } from './file.ts';
import { frame } from './frame.ts';
import { headings } from './headings.ts';
import { howTo } from './how-to.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { mirror } from './mirror.ts';
import { results } from './results.ts';
import { values } from './values.ts';

export const report = completeReport({
  frame,
  headings,
  values,
  results,
  derived,
  closing,
  howTo,
  media,
  chart,
  file,
  mail,
  comparison,
  mirror,
});
