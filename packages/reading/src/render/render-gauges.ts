import { sampleFactor } from '../derive/certainty.ts';
import { drawRange } from './draw-bar.ts';
import { type ChartRow, renderChart } from './render-chart.ts';
import type { Report } from '../report.ts';

/** What is known about the reading as a number, drawn; what is known in words only has no track. */
export function renderGauges({ kind, sample }: Report, ceiling: number): string {
  const { words, ownVoiceShare } = sample;
  const rows: ChartRow[] = [
    ...(words > 0
      ? [
          {
            label: 'Sample',
            low: 'very short',
            // As far as a text of this length is known to reach towards the best.
            track: drawRange({ low: 0, high: 100 * sampleFactor(words * ownVoiceShare) }),
            high: 'strong',
            value: `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`,
          },
        ]
      : []),
    ...(words > 0 && kind === 'text'
      ? [
          {
            label: 'Own voice',
            low: 'none',
            track: drawRange({ low: 0, high: 100 * ownVoiceShare }),
            high: 'all',
            value: `${Math.round(100 * ownVoiceShare)} %`,
          },
        ]
      : []),
    ...(ceiling > 0
      ? [
          {
            label: 'Research ceiling',
            low: 'none',
            track: drawRange({ low: 0, high: 100 * ceiling }),
            high: 'perfect',
            value: `r ${ceiling.toFixed(2)}`,
          },
        ]
      : []),
  ];
  return rows.length > 0 ? renderChart(rows) : '';
}
